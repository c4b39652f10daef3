import { pageMeta } from "#app/core/page-meta.ts";
import type { Route } from "./+types/counseling-page";

const title = "Free Counseling";
const purpose = "Talk to a counselor about career, study, exams or yourself. Free for ages 13 to 30.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/counseling" });

export default function CounselingPage() {
  return (
    <div className="wrap sec">
      <div className="sec__head">
        <h1>{title}</h1>
        <p className="lead">{purpose}</p>
      </div>
    </div>
  );
}
