import { pageMeta } from "#app/core/page-meta.ts";
import type { Route } from "./+types/student-help-page";

const title = "Student Help Center";
const purpose = "Fifty questions answered, forms to download, and people who call you back.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/student-help" });

export default function StudentHelpPage() {
  return (
    <div className="wrap sec">
      <div className="sec__head">
        <h1>{title}</h1>
        <p className="lead">{purpose}</p>
      </div>
    </div>
  );
}
