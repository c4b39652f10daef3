import { pageMeta } from "#app/core/page-meta.ts";
import { methodNotAllowed } from "#app/core/requests/errors.ts";
import { PortalLogin } from "#app/features/identity/components/portal-login.tsx";
import { enterPortal } from "#app/features/identity/server/sign-in/enter-portal.server.ts";
import { openPortal } from "#app/features/identity/server/sign-in/open-portal.server.ts";
import { readWork } from "#app/features/identity/work/read-work.server.ts";
import { ActivityFeed } from "#app/features/insurance/components/activity-feed.tsx";
import { FraudTable } from "#app/features/insurance/components/fraud-table.tsx";
import { RangeForm } from "#app/features/insurance/components/range-form.tsx";
import { RegionTable } from "#app/features/insurance/components/region-table.tsx";
import { StatCards } from "#app/features/insurance/components/stat-cards.tsx";
import { dashboardPermissions } from "#app/features/insurance/dashboard-permissions.ts";
import { monthRangeOf } from "#app/features/insurance/month-range.ts";
import { EmptyCatalogue } from "#app/features/scholarships/components/list/empty-catalogue.tsx";
import { countCatalogue } from "#app/features/scholarships/server/catalogue/count-catalogue.server.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { BarChart } from "#app/ui/charts/bar-chart.tsx";
import { barChartModel } from "#app/ui/charts/bar-chart-model.server.ts";
import { DonutChart } from "#app/ui/charts/donut-chart.tsx";
import { donutChartModel } from "#app/ui/charts/donut-chart-model.server.ts";
import { LineChart } from "#app/ui/charts/line-chart.tsx";
import { lineChartModel } from "#app/ui/charts/line-chart-model.server.ts";
import { Panel } from "#app/ui/panel.tsx";
import type { Route } from "./+types/admin-portal-page";
import { DeskHome, DeskWork } from "./desk-home.tsx";
import { readSuperDashboard } from "./read-super-dashboard.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, signIn } = await openPortal("admin", args);
  if (signIn) return { signIn, dashboard: null, work: null };
  const range = monthRangeOf(args.url.searchParams);
  if (!dashboardPermissions.can(actor, "dashboard.read")) {
    return { signIn: null, dashboard: null, work: await readWork(actor) };
  }
  const [found, catalogue, work] = await Promise.all([
    readSuperDashboard(actor, range),
    countCatalogue(),
    readWork(actor),
  ]);
  const charts = {
    policyGrowth: barChartModel(found.policyGrowth),
    revenueGrowth: lineChartModel(found.revenueGrowth),
    plans: donutChartModel(found.plans),
  };
  return { signIn: null, work, dashboard: { ...found, ...charts, hasScholarships: catalogue.total > 0 } };
}

export async function action(args: Route.ActionArgs) {
  const refusal = await enterPortal("admin", args);
  if (refusal) return refusal;
  throw methodNotAllowed(["GET"]);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Super Dashboard",
    description: "Run the whole operation: people, partners, claims, payments.",
    path: "/admin",
    indexed: false,
  });

export default function AdminPortalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { dashboard, signIn, work } = loaderData;
  if (signIn) return <PortalLogin signIn={signIn} refusal={actionData} />;
  if (!dashboard) return <DeskHome work={work} />;
  const { range } = dashboard;
  return (
    <>
      {dashboard.hasScholarships ? null : <EmptyCatalogue />}
      {work && <DeskWork work={work} />}
      <StatCards cards={dashboard.tiles} />
      <RangeForm key={`${range.from}-${range.to}`} from={range.from} to={range.to} />
      <div className="mosaic">
        <Panel className="m-6" title="Policy growth" note="new policies a month" padded>
          <BarChart model={dashboard.policyGrowth} />
        </Panel>
        <Panel className="m-6" title="Revenue growth" note="₹ lakh a month" padded>
          <LineChart model={dashboard.revenueGrowth} />
        </Panel>
        <Panel className="m-7" title="Plan distribution" padded>
          <DonutChart model={dashboard.plans} sum={{ value: dashboard.totalPolicies, label: "policies" }} />
        </Panel>
        <Panel className="m-5" title="Regional performance" note="growth: last month on the one before">
          <RegionTable regions={dashboard.regions} />
        </Panel>
        <Panel
          className="m-6 flex flex-col"
          title="AI fraud detection"
          note={
            <Anchor href="/admin/fraud-alerts?status=open">{`${dashboard.fraud.open} alerts open`}</Anchor>
          }
        >
          <FraudTable rows={dashboard.fraud.rows} />
        </Panel>
        <Panel
          className="m-6"
          title="Live activity"
          note={
            <Anchor href="/admin" className="no-script">
              Refresh
            </Anchor>
          }
        >
          <ActivityFeed activity={dashboard.activity} />
        </Panel>
      </div>
    </>
  );
}
