import { pageMeta } from "#app/core/page-meta.ts";
import type { Route } from "./+types/refund-policy-page";

const title = "Refund Policy";
const purpose = "When a payment is returned, how, and how long it takes.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/refund-policy" });

export default function RefundPolicyPage() {
  return (
    <div className="wrap sec">
      <div className="sec__head">
        <h1>{title}</h1>
        <p className="lead">{purpose}</p>
      </div>
    </div>
  );
}
