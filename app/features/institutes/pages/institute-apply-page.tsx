import { pageMeta } from "#app/core/page-meta.ts";
import type { Route } from "./+types/institute-apply-page";

const title = "Partner with us";
const purpose = "Offer scholarships, verify and select students fairly.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/institute/apply" });

export default function InstituteApplyPage() {
  return (
    <div className="wrap sec">
      <div className="sec__head">
        <h1>{title}</h1>
        <p className="lead">{purpose}</p>
      </div>
    </div>
  );
}
