import { pageMeta } from "#app/core/page-meta.ts";
import type { Route } from "./+types/otr-registration-page";

const title = "One Time Registration";
const purpose = "Register once, apply many times: your details and documents are kept for every later form.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/otr-registration" });

export default function OtrRegistrationPage() {
  return (
    <div className="wrap sec">
      <div className="sec__head">
        <h1>{title}</h1>
        <p className="lead">{purpose}</p>
      </div>
    </div>
  );
}
