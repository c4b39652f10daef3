import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { parseForm, readFormData } from "#app/core/forms/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { RatingForm } from "#app/features/helpdesk/components/rating-form.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { claimRatingSchema } from "../../forms/claim-rating.ts";
import { holderPagesMessages } from "../../messages/holder-pages.messages.server.ts";
import { rateClaim } from "../../server/claims/rate-claim.server.ts";
import { readRatedClaim } from "../../server/claims/read-rated-claim.server.ts";
import type { Route } from "./+types/claim-rating-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, description } = holderPagesMessages[language];
  return {
    ...(await readRatedClaim(await getActor(context), params.token)),
    title,
    description,
    messages: loadMessages(language, { holderPages: holderPagesMessages }),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { value } = await parseForm(await readFormData(request, 4 * 1024), claimRatingSchema);
  const { choose } = holderPagesMessages[context.get(languageContext)];
  if (value === undefined) return data({ problem: choose }, { status: 422 });
  await rateClaim(await getActor(context), params.token, value.stars);
  return redirect(`/claim-rating/${params.token}`);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/claim-rating",
    indexed: false,
  });

export default function ClaimRatingPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("holderPages");
  return (
    <div className="wrap pb-12">
      <PageHead title={t("title")} lead={t("lead", { number: loaderData.claimNumber })} />
      <div className="stack max-w-(--measure)">
        {actionData && <Alert tone="bad">{actionData.problem}</Alert>}
        <RatingForm
          question={t("question")}
          rating={loaderData.rating}
          words={{
            scale: (["s1", "s2", "s3", "s4", "s5"] as const).map((step) => t(`scale.${step}`)),
            thanks: t("thanks", { rating: String(loaderData.rating ?? 0) }),
            send: t("send"),
            change: t("change"),
          }}
        />
      </div>
    </div>
  );
}
