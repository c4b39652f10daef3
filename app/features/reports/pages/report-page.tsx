import Download from "lucide-react/icons/download";
import { problemOf } from "#app/core/forms/form-answer.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { barChartModel } from "#app/ui/charts/bar-chart-model.server.ts";
import { ModuleHead } from "#app/ui/desk/module-head.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { BackLink } from "#app/ui/page-head.tsx";
import { ReportPanel } from "../components/report-panel.tsx";
import { figureWords, scheduleWords } from "../report-words.ts";
import { getReport } from "../server/get-report.server.ts";
import { reportsActions } from "../server/reports-actions.server.ts";
import { runReport } from "../server/run-report.server.ts";
import type { Route } from "./+types/report-page";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const saved = await getReport(actor, params.reportId);
  const report = await runReport(actor, saved);
  const { kind, ...drawn } = report.chart;
  const chart = barChartModel({
    ...drawn,
    format: (value) => figureWords(value, kind),
    ...(drawn.heads[0] !== "Month" && { across: "highest first" }),
  });
  const { id, mail, about, readers } = saved;
  const isEnded = url.searchParams.has("ended");
  return { id, report, chart, schedule: scheduleWords[saved.schedule], mail, about, readers, isEnded };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = () => true;

export const action = reportsActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData?.report.title ?? "Report",
    description: "A saved report with its chart and its figures.",
    path: `/admin/reports-analytics/${params.reportId}`,
    indexed: false,
  });

export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const here = `/admin/reports-analytics/${loaderData.id}`;
  return (
    <>
      <ModuleHead section="Reports & Analytics" />
      <BackLink href="/admin/reports-analytics" label="All reports" />
      {loaderData.isEnded && !actionData && <Said>It is not mailed to you any more.</Said>}
      {problemOf(actionData) && (
        <Said tone="bad" answer={actionData}>
          {problemOf(actionData)}
        </Said>
      )}
      <Facts
        facts={[
          { term: "Counted", value: loaderData.about ?? "All" },
          { term: "By mail", value: loaderData.schedule },
          ...(loaderData.readers.length > 0
            ? [{ term: "To", value: loaderData.readers.map(({ name }) => name).join(", ") }]
            : []),
          { term: "Last sent", value: loaderData.mail.sentOn ?? "–" },
          { term: "Next", value: loaderData.mail.nextAt ?? "–" },
        ]}
      />
      {loaderData.readers.some(({ isYou }) => isYou) && (
        <div>
          <Ask
            look={{ kind: "quiet", size: "sm" }}
            label="End the mails to me"
            question={<p>No more mails of this report to you? The others go on getting them.</p>}
            confirm="End them"
            fields={{ intent: "end_mail", reportId: loaderData.id }}
          />
        </div>
      )}
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
