import { pageMeta } from "#app/core/page-meta.ts";
import type { Route } from "./+types/application-guide-page";

const title = "Application Guide";
const purpose = "Five steps and about 70 minutes from first look to sent form.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/application-guide" });

export default function ApplicationGuidePage() {
  return (
    <div className="wrap sec">
      <div className="sec__head">
        <h1>{title}</h1>
        <p className="lead">{purpose}</p>
      </div>
    </div>
  );
}
