import { pageMeta } from "#app/core/page-meta.ts";
import type { Route } from "./+types/about-page";

const title = "About ScholarSetu";
const purpose = "Who we are, what we believe, and how we work for students in India.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/about" });

export default function AboutPage() {
  return (
    <div className="wrap sec">
      <div className="sec__head">
        <h1>{title}</h1>
        <p className="lead">{purpose}</p>
      </div>
    </div>
  );
}
