import { pageMeta } from "#app/core/page-meta.ts";
import type { Route } from "./+types/contact-page";

const title = "Contact Us";
const purpose = "Write, call or chat: we answer e-mail within 2 hours in office time.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/contact" });

export default function ContactPage() {
  return (
    <div className="wrap sec">
      <div className="sec__head">
        <h1>{title}</h1>
        <p className="lead">{purpose}</p>
      </div>
    </div>
  );
}
