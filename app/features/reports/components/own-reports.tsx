import Download from "lucide-react/icons/download";
import { Anchor } from "#app/ui/anchor.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import type { BarChartModel } from "#app/ui/charts/chart-model.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { ReportChoices, ReportView } from "../report-view.ts";
import { type QuickReportAsked, quickQuery, type ReportSubject } from "../report-words.ts";
import { QuickReport } from "./quick-report.tsx";
import { ReportPanel } from "./report-panel.tsx";

type OwnReportsProps = {
  asked: QuickReportAsked;
  subjects: readonly ReportSubject[];
  report: ReportView;
  choices: ReportChoices;
  chart: BarChartModel;
  fileHref: string;
  back: { href: string; label: string };
};

/** A report over one's own, as a table, a chart and a file. */
export function OwnReports({ asked, subjects, report, choices, chart, fileHref, back }: OwnReportsProps) {
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem]">
      <PageHead title="Reports" lead="Counted now, over what is yours." back={back} />
      <p>
        <Anchor href="/settings/dashboard">My dashboard: the figures, charts and lists that I choose</Anchor>
      </p>
      <QuickReport key={quickQuery(asked)} quick={asked} choices={choices} subjects={subjects} />
      <ReportPanel
        report={report}
        chart={chart}
        buttons={
          <LinkButton plain kind="quiet" size="sm" icon={Download} href={fileHref}>
            CSV
          </LinkButton>
        }
      />
    </div>
  );
}
