import { pageMeta } from "#app/core/page-meta.ts";
import type { Route } from "./+types/scholarships-page";

const title = "Scholarship database";
const purpose = "Search every scholarship and see which ones are yours.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/scholarships" });

export default function ScholarshipsPage() {
  return (
    <div className="wrap sec">
      <div className="sec__head">
        <h1>{title}</h1>
        <p className="lead">{purpose}</p>
      </div>
    </div>
  );
}
