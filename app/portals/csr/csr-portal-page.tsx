import { type FormAnswer, problemOf } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { formatCount } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { BudgetTab } from "#app/features/csr/components/budget-tab.tsx";
import { ComplianceTab } from "#app/features/csr/components/compliance-tab.tsx";
import { CsrMay } from "#app/features/csr/components/csr-may.ts";
import { CsrProgrammesTab } from "#app/features/csr/components/csr-programmes-tab.tsx";
import { ImpactTab } from "#app/features/csr/components/impact-tab.tsx";
import { csrFormsOf } from "#app/features/csr/csr-form-rights.ts";
import { csrNotice } from "#app/features/csr/csr-notices.ts";
import type { CsrTabData } from "#app/features/csr/csr-view.ts";
import { GiverWork } from "#app/features/giving/components/giver-work.tsx";
import { WaitingRequestsNote } from "#app/features/giving/components/waiting-requests-note.tsx";
import { PortalLogin } from "#app/features/identity/components/portal-login.tsx";
import { enterPortal } from "#app/features/identity/server/sign-in/enter-portal.server.ts";
import { openPortal } from "#app/features/identity/server/sign-in/open-portal.server.ts";
import { barChartModel } from "#app/ui/charts/bar-chart-model.server.ts";
import { Said } from "#app/ui/dialogs/said.tsx";
import type { Route } from "./+types/csr-portal-page";
import { csrActions } from "./csr-actions.server.ts";
import { CsrDashboardTab } from "./csr-dashboard-tab.tsx";
import { CsrHead } from "./csr-head.tsx";
import { CsrSettingsTab } from "./csr-settings-tab.tsx";
import { readCsrPortal } from "./read-csr-portal.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, signIn } = await openPortal("csr", args);
  if (signIn) return { signIn, portal: null };
  const portal = await readCsrPortal(actor, args.url);
  const done = csrNotice(args.url.searchParams.get("done"));
  return { signIn: null, portal: { ...portal, done, charts: chartsOf(portal.data), may: csrFormsOf(actor) } };
}

function chartsOf(data: CsrTabData) {
  if (data.tab !== "impact") return null;
  const chart = (title: string, head: string, points: typeof data.byState) =>
    points.length === 0
      ? null
      : barChartModel({
          title,
          heads: [head, "Students"],
          points: [...points],
          format: formatCount,
          across: "highest first",
        });
  return {
    byState: chart("Students by state", "State", data.byState),
    byProgram: chart("Students by program", "Program", data.byProgram),
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export async function action(args: Route.ActionArgs) {
  return (await enterPortal("csr", args)) ?? csrActions.action(args);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Corporate CSR Portal",
    description: "Run programs, stay compliant with section 135, prove impact.",
    path: "/csr",
    indexed: false,
  });

export default function CsrPortalPage({ loaderData, actionData: sent }: Route.ComponentProps) {
  const answer = sent ?? null;
  if (!loaderData.portal) return <PortalLogin signIn={loaderData.signIn} refusal={sent} />;
  const { head, data, done, charts, may } = loaderData.portal;
  return (
    <>
      <CsrHead head={head} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {data.tab === "dashboard" ? (
          <GiverWork {...head.waiting} of="csr" />
        ) : (
          <WaitingRequestsNote count={head.waiting.count} of="csr" />
        )}
        {done && !answer && <Said>{done}</Said>}
        {answer && withoutForm.includes(answer.form) && (
          <Said tone="bad" answer={answer}>
            {problemOf(answer)}
          </Said>
        )}
        <CsrMay value={may}>
          <OpenTab data={data} answer={answer} charts={charts} />
        </CsrMay>
      </div>
    </>
  );
}

/** Buttons that stand alone: what is refused is said above. */
const withoutForm = ["tick", "read", "read-all"];

type OpenTabProps = {
  data: CsrTabData;
  answer: FormAnswer | null;
  charts: ReturnType<typeof chartsOf>;
};

function OpenTab({ data, answer, charts }: OpenTabProps) {
  switch (data.tab) {
    case "dashboard":
      return <CsrDashboardTab data={data} />;
    case "programs":
      return <CsrProgrammesTab data={data} answer={answer} />;
    case "compliance":
      return <ComplianceTab data={data} answer={answer} />;
    case "impact":
      return <ImpactTab data={data} answer={answer} charts={charts} />;
    case "budget":
      return <BudgetTab data={data} answer={answer} />;
    case "settings":
      return <CsrSettingsTab data={data} answer={answer} />;
  }
}
