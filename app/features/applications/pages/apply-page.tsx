import { pageMeta } from "#app/core/page-meta.ts";
import type { Route } from "./+types/apply-page";

const title = "Scholarship application";
const purpose = "Five steps, saved as you type.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/apply" });

export default function ApplyPage() {
  return (
    <div className="wrap sec">
      <div className="sec__head">
        <h1>{title}</h1>
        <p className="lead">{purpose}</p>
      </div>
    </div>
  );
}
