import { pageMeta } from "#app/core/page-meta.ts";
import type { Route } from "./+types/scholarship-tips-page";

const title = "Scholarship Tips";
const purpose = "What wins, what fails, and how to do it in time.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/scholarship-tips" });

export default function ScholarshipTipsPage() {
  return (
    <div className="wrap sec">
      <div className="sec__head">
        <h1>{title}</h1>
        <p className="lead">{purpose}</p>
      </div>
    </div>
  );
}
