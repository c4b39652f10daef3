import { pageMeta } from "#app/core/page-meta.ts";
import type { Route } from "./+types/test-page";

const title = "Personal Details";
const purpose = "A short form to try how our forms behave.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/test" });

export default function TestPage() {
  return (
    <div className="wrap sec">
      <div className="sec__head">
        <h1>{title}</h1>
        <p className="lead">{purpose}</p>
      </div>
    </div>
  );
}
