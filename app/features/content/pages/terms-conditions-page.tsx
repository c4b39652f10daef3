import { pageMeta } from "#app/core/page-meta.ts";
import type { Route } from "./+types/terms-conditions-page";

const title = "Terms & Conditions";
const purpose = "The agreement between you and ScholarSetu, in readable words.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/terms-conditions" });

export default function TermsConditionsPage() {
  return (
    <div className="wrap sec">
      <div className="sec__head">
        <h1>{title}</h1>
        <p className="lead">{purpose}</p>
      </div>
    </div>
  );
}
