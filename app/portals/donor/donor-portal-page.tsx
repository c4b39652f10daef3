import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { formatCount, formatMoney, paise, shortMoney } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { donorTab } from "#app/core/portals/donor-tabs.ts";
import { DonationsTab } from "#app/features/giving/components/donations-tab.tsx";
import { DonorProgrammesTab } from "#app/features/giving/components/donor-programmes-tab.tsx";
import { DonorSettingsTab } from "#app/features/giving/components/donor-settings-tab.tsx";
import { GiverWork } from "#app/features/giving/components/giver-work.tsx";
import { GivingAnalyticsTab } from "#app/features/giving/components/giving-analytics-tab.tsx";
import { SupportedStudentsTab } from "#app/features/giving/components/supported-students-tab.tsx";
import { teamWays } from "#app/features/giving/components/team-ways.ts";
import { WaitingRequestsNote } from "#app/features/giving/components/waiting-requests-note.tsx";
import type { DonorAnalytics } from "#app/features/giving/server/impact/read-donor-analytics.server.ts";
import { PortalLogin } from "#app/features/identity/components/portal-login.tsx";
import { enterPortal } from "#app/features/identity/server/sign-in/enter-portal.server.ts";
import { openPortal } from "#app/features/identity/server/sign-in/open-portal.server.ts";
import { barChartModel } from "#app/ui/charts/bar-chart-model.server.ts";
import { Said } from "#app/ui/dialogs/said.tsx";
import { AccountPanel } from "#app/ui/portal/account-panel.tsx";
import type { Route } from "./+types/donor-portal-page";
import { donorActions } from "./donor-actions.server.ts";
import { DonorDashboardTab } from "./donor-dashboard-tab.tsx";
import { DonorHead } from "./donor-head.tsx";
import { DonorNotifications } from "./donor-notifications.tsx";
import { readDonorHead } from "./read-donor-head.server.ts";
import { readDonorTab } from "./read-donor-tab.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, signIn } = await openPortal("donor", args);
  if (signIn) return { signIn, portal: null };
  const { url } = args;
  const tab = donorTab(url.searchParams.get("tab"));
  const [head, content] = await Promise.all([readDonorHead(actor), readDonorTab(actor, tab, url)]);
  const charts = content.tab === "analytics" ? drawCharts(content.figures) : null;
  return {
    signIn: null,
    portal: { head, content, charts, isSaved: url.searchParams.get("done") === "settings" },
  };
}

function drawCharts(figures: DonorAnalytics) {
  const rupees = (value: number) => shortMoney(paise(value));
  const overTime = (title: string, head: string, key: "givenPaise" | "paidPaise") => {
    const points = figures.months.map((month) => ({ label: month.label, value: month[key] }));
    return barChartModel({ title, heads: ["Month", head], points, format: rupees });
  };
  const byGroup = (title: string, head: string, groups: DonorAnalytics["states"]) => {
    const points = groups.map(({ label, count }) => ({ label, value: count }));
    return points.length === 0
      ? null
      : barChartModel({ title, heads: [head, "Students"], points, across: "highest first" });
  };
  const sumOf = (key: "givenPaise" | "paidPaise") =>
    rupees(figures.months.reduce((sum, month) => sum + month[key], 0));
  const cost = figures.costPerStudentPaise;
  return {
    students: figures.students,
    costPerStudent: cost === null ? null : formatMoney(paise(cost)),
    givenInYear: sumOf("givenPaise"),
    paidInYear: sumOf("paidPaise"),
    given: overTime("Given by month, the last twelve", "Given", "givenPaise"),
    paid: overTime("Paid to students by month, the last twelve", "Paid", "paidPaise"),
    states: byGroup("Students by state", "State", figures.states),
    genders: byGroup("Students by gender", "Gender", figures.genders),
    levels: byGroup("Students by level", "Level", figures.levels),
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export async function action(args: Route.ActionArgs) {
  return (await enterPortal("donor", args)) ?? donorActions.action(args);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Donor Portal",
    description: "Fund programs and see every rupee reach a student.",
    path: "/donor",
    indexed: false,
  });

export default function DonorPortalPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.portal) return <PortalLogin signIn={loaderData.signIn} refusal={actionData} />;
  const { head, content, charts, isSaved } = loaderData.portal;
  const answer = actionData;
  return (
    <>
      <DonorHead
        name={head.name}
        type={head.type}
        number={head.number}
        score={head.impact.score}
        students={formatCount(head.impact.students)}
        unread={head.unread}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {answer?.errors[""] && (
          <Said tone="bad" answer={answer}>
            {answer.errors[""][0]}
          </Said>
        )}
        {content.tab === "dashboard" ? (
          <GiverWork {...head.waiting} of="donor" />
        ) : (
          <WaitingRequestsNote count={head.waiting.count} of="donor" />
        )}
        {isSaved && content.tab === "settings" && <Said>Settings updated.</Said>}
        {content.tab === "dashboard" && <DonorDashboardTab data={content} impact={head.impact} />}
        {content.tab === "donations" && <DonationsTab data={content} />}
        {content.tab === "programs" && <DonorProgrammesTab programmes={content.programmes} />}
        {content.tab === "students" && <SupportedStudentsTab data={content} />}
        {charts && content.tab === "analytics" && <GivingAnalyticsTab data={charts} {...content} />}
        {content.tab === "settings" && <DonorSettingsTab settings={content.settings} answer={answer} />}
        {content.tab === "notifications" && <DonorNotifications rows={content.rows} />}
        {(content.tab === "dashboard" || content.tab === "settings") && (
          <AccountPanel more={teamWays("donor")} />
        )}
      </div>
    </>
  );
}
