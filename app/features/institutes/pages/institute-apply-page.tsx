import { redirect } from "react-router";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { PartnershipWizard } from "../components/partnership-wizard.tsx";
import { WhyPartner } from "../components/why-partner.tsx";
import { partnershipStep } from "../forms/partnership-steps.ts";
import { partnershipMessages } from "../messages/partnership.messages.server.ts";
import { partnershipApplyActions } from "../server/partnerships/partnership-apply-actions.server.ts";
import { readPartnershipView } from "../server/partnerships/read-partnership-view.server.ts";
import type { Route } from "./+types/institute-apply-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const view = await readPartnershipView(await getActor(context), {
    key: url.searchParams.get("draft"),
    step: partnershipStep(url.searchParams.get("step") ?? 1),
    isChecked: url.searchParams.get("check") === "1",
  });
  if (view.status !== "draft") throw redirect(`/institute/apply/${view.key}`);
  const language = context.get(languageContext);
  const { title, purpose } = partnershipMessages[language];
  return {
    view,
    title,
    purpose,
    messages: loadMessages(language, { partnership: partnershipMessages }),
  };
}

export const action = partnershipApplyActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.purpose ?? "",
    path: "/institute/apply",
  });

export default function InstituteApplyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, title, purpose } = loaderData;
  const answer = actionData ? wizardAnswer(actionData) : null;
  return (
    <>
      <div className="wrap max-w-[46rem]">
        <PageHead title={title} lead={purpose} />
      </div>
      <PartnershipWizard key={view.step} view={view} answer={answer} />
      <WhyPartner />
    </>
  );
}

/** What was refused keeps its draft, also where the press began it. */
function wizardAnswer({ errors, typed, shown }: NonNullable<Route.ComponentProps["actionData"]>) {
  const first = Object.entries(errors).map(([name, [said = ""]]) => [name, said]);
  return {
    errors: Object.fromEntries(first) as Record<string, string>,
    note: shown?.note ?? null,
    key: shown?.key ?? (typed.draft?.[0] || null),
  };
}
