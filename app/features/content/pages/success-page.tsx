import { pageMeta } from "#app/core/page-meta.ts";
import type { Route } from "./+types/success-page";

const title = "Success Stories";
const purpose = "Students who crossed the bridge, in their own words.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/success" });

export default function SuccessPage() {
  return (
    <div className="wrap sec">
      <div className="sec__head">
        <h1>{title}</h1>
        <p className="lead">{purpose}</p>
      </div>
    </div>
  );
}
