import { pageMeta } from "#app/core/page-meta.ts";
import type { Route } from "./+types/faq-page";

const title = "Frequently Asked Questions";
const purpose = "Twelve questions students ask most, with plain answers.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/faq" });

export default function FaqPage() {
  return (
    <div className="wrap sec">
      <div className="sec__head">
        <h1>{title}</h1>
        <p className="lead">{purpose}</p>
      </div>
    </div>
  );
}
