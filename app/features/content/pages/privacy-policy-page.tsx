import { pageMeta } from "#app/core/page-meta.ts";
import type { Route } from "./+types/privacy-policy-page";

const title = "Privacy Policy";
const purpose = "What we collect, why, how long we keep it, and your rights.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/privacy-policy" });

export default function PrivacyPolicyPage() {
  return (
    <div className="wrap sec">
      <div className="sec__head">
        <h1>{title}</h1>
        <p className="lead">{purpose}</p>
      </div>
    </div>
  );
}
