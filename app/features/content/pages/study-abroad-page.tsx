import { pageMeta } from "#app/core/page-meta.ts";
import type { Route } from "./+types/study-abroad-page";

const title = "Study Abroad Guide";
const purpose = "Countries, awards and language scores for Indian students.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/study-abroad" });

export default function StudyAbroadPage() {
  return (
    <div className="wrap sec">
      <div className="sec__head">
        <h1>{title}</h1>
        <p className="lead">{purpose}</p>
      </div>
    </div>
  );
}
