import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { ReviewScreen } from "../components/review-screen.tsx";
import { readReviewScreen } from "../server/read-review-screen.server.ts";
import { reviewActions } from "../server/review-actions.server.ts";
import type { Route } from "./+types/desk-review-page";

const base = "/admin/applications";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  return readReviewScreen(await getActor(context), params.number, request.url);
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = reviewActions.action;

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
