import Download from "lucide-react/icons/download";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { barChartModel } from "#app/ui/bar-chart-model.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { ModuleHead } from "#app/ui/module-head.tsx";
import { BackLink } from "#app/ui/page-head.tsx";
import { ReportPanel } from "../components/report-panel.tsx";
import { figureWords, scheduleWords } from "../report-words.ts";
import { getReport } from "../server/get-report.server.ts";
import { runReport } from "../server/run-report.server.ts";
import type { Route } from "./+types/report-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const saved = await getReport(actor, params.reportId);
  const report = await runReport(actor, saved);
  const { kind, ...drawn } = report.chart;
  const chart = barChartModel({
    ...drawn,
    format: (value) => figureWords(value, kind),
    ...(drawn.heads[0] !== "Month" && { across: "highest first" }),
  });
  return { id: saved.id, report, chart, schedule: scheduleWords[saved.schedule], mail: saved.mail };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData?.report.title ?? "Report",
    description: "A saved report with its chart and its figures.",
    path: `/admin/reports-analytics/${params.reportId}`,
    indexed: false,
  });

export default function ReportPage({ loaderData }: Route.ComponentProps) {
  const here = `/admin/reports-analytics/${loaderData.id}`;
  return (
    <>
      <ModuleHead section="Reports & Analytics" />
      <BackLink href="/admin/reports-analytics" label="All reports" />
      <Facts
        facts={[
          { term: "By mail", value: loaderData.schedule },
          { term: "Last sent", value: loaderData.mail.sentOn ?? "–" },
          { term: "Next", value: loaderData.mail.nextAt ?? "–" },
        ]}
      />
      <ReportPanel
        report={loaderData.report}
        chart={loaderData.chart}
        buttons={
          <>
            <LinkButton plain kind="quiet" size="sm" icon={Download} href={`${here}/file.csv`}>
              CSV
            </LinkButton>
            <LinkButton plain kind="quiet" size="sm" icon={Download} href={`${here}/file.pdf`}>
              PDF
            </LinkButton>
          </>
        }
      />
    </>
  );
}
