import { pageMeta } from "#app/core/page-meta.ts";
import type { Route } from "./+types/how-it-works-page";

const title = "How It Works";
const purpose = "From search to money in the bank: what you do, what we do, and by when.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/how-it-works" });

export default function HowItWorksPage() {
  return (
    <div className="wrap sec">
      <div className="sec__head">
        <h1>{title}</h1>
        <p className="lead">{purpose}</p>
      </div>
    </div>
  );
}
