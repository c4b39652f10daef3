import { pageMeta } from "#app/core/page-meta.ts";
import type { Route } from "./+types/career-guidance-page";

const title = "Career Guidance Center";
const purpose = "Counsellors, workshops and sessions, all free.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/career-guidance" });

export default function CareerGuidancePage() {
  return (
    <div className="wrap sec">
      <div className="sec__head">
        <h1>{title}</h1>
        <p className="lead">{purpose}</p>
      </div>
    </div>
  );
}
