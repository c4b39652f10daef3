import { redirect } from "react-router";
import { pageMeta } from "#app/core/page-meta.ts";
import { clientAddressContext, getActor } from "#app/core/request-context.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { PartnershipWizard } from "../components/partnership-wizard.tsx";
import { WhyPartner } from "../components/why-partner.tsx";
import { partnershipStep } from "../forms/partnership-steps.ts";
import { readPartnershipView } from "../server/read-partnership-view.server.ts";
import { takePartnershipStep } from "../server/take-partnership-step.server.ts";
import type { Route } from "./+types/institute-apply-page";

const title = "Partner with us";
const purpose = "Offer scholarships, verify and select students fairly.";

export async function loader({ url, context }: Route.LoaderArgs) {
  const view = await readPartnershipView(await getActor(context), {
    key: url.searchParams.get("draft"),
    step: partnershipStep(url.searchParams.get("step") ?? 1),
    isChecked: url.searchParams.get("check") === "1",
  });
  if (view.status !== "draft") throw redirect(`/institute/apply/${view.key}`);
  return view;
}

export async function action({ request, context }: Route.ActionArgs) {
  return takePartnershipStep(await getActor(context), request, context.get(clientAddressContext));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/institute/apply" });

export default function InstituteApplyPage({ loaderData: view, actionData }: Route.ComponentProps) {
  const answer = actionData && "errors" in actionData ? actionData : null;
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
