import { data, redirect } from "react-router";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { ReviewScreen } from "../components/review-screen.tsx";
import { findPlaceAfterStep } from "../server/find-place-after-step.server.ts";
import { readReviewScreen } from "../server/read-review-screen.server.ts";
import { takeReviewStep } from "../server/take-review-step.server.ts";
import type { Route } from "./+types/desk-review-page";

const base = "/admin/applications";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  return readReviewScreen(await getActor(context), params.number, request.url);
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const answer = await takeReviewStep(actor, params.number, request);
  if ("done" in answer) {
    throw redirect(`${base}/${await findPlaceAfterStep(actor, params.number, answer.done, request.url)}`);
  }
  return data(answer, { status: 422 });
}

// A title stays in the browser's history: the number, not the name.
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.view.number ?? "Review",
    description: "Answers, papers, checks, scores and the decision.",
    path: base,
    indexed: false,
  });

export default function DeskReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewScreen {...loaderData} base={base} listHref={base} answer={actionData ?? null} />;
}
