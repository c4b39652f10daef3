import { pageMeta } from "#app/core/page-meta.ts";
import type { Route } from "./+types/education-blog-page";

const title = "Education Blog";
const purpose = "Articles on scholarships, careers, study abroad and exams.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/education-blog" });

export default function EducationBlogPage() {
  return (
    <div className="wrap sec">
      <div className="sec__head">
        <h1>{title}</h1>
        <p className="lead">{purpose}</p>
      </div>
    </div>
  );
}
