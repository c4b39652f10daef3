import { data, redirect } from "react-router";
import { parseForm, readFormData } from "#app/core/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { RatingForm } from "#app/features/helpdesk/components/rating-form.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { claimRatingSchema } from "../forms/claim-rating.ts";
import { rateClaim } from "../server/rate-claim.server.ts";
import { readRatedClaim } from "../server/read-rated-claim.server.ts";
import type { Route } from "./+types/claim-rating-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  return readRatedClaim(await getActor(context), params.token);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { value } = await parseForm(await readFormData(request, 4 * 1024), claimRatingSchema);
  if (value === undefined) return data({ problem: "Choose one to five." }, { status: 422 });
  await rateClaim(await getActor(context), params.token, value.stars);
  return redirect(`/claim-rating/${params.token}`);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "How did we do?",
    description: "Rate how your claim was handled.",
    path: "/claim-rating",
    indexed: false,
  });

export default function ClaimRatingPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pb-12">
      <PageHead title="How did we do?" lead={`Your claim ${loaderData.claimNumber}`} />
      <div className="stack max-w-(--measure)">
        {actionData && <Alert tone="bad">{actionData.problem}</Alert>}
        <RatingForm
          question="How was your claim handled?"
          rating={loaderData.rating}
          words={{
            scale: ["1, Poor", "2, Fair", "3, Good", "4, Very good", "5, Excellent"],
            thanks: `Thank you. You gave ${loaderData.rating ?? 0} of 5.`,
            send: "Send the rating",
            change: "Change the rating",
          }}
        />
      </div>
    </div>
  );
}
