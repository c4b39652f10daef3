import { pageMeta } from "#app/core/page-meta.ts";
import type { Route } from "./+types/exam-preparation-page";

const title = "Exam Preparation Center";
const purpose = "Exams, plans, material and free mock tests.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/exam-preparation" });

export default function ExamPreparationPage() {
  return (
    <div className="wrap sec">
      <div className="sec__head">
        <h1>{title}</h1>
        <p className="lead">{purpose}</p>
      </div>
    </div>
  );
}
