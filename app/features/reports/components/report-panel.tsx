import type { ReactNode } from "react";
import { smallestGroup } from "#app/core/small-groups.ts";
import { BarChart } from "#app/ui/charts/bar-chart.tsx";
import type { BarChartModel } from "#app/ui/charts/chart-model.ts";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { ReportView } from "../report-view.ts";

type ReportPanelProps = { report: ReportView; chart: BarChartModel; buttons?: ReactNode };

/** A report: the first figure drawn, all of them in a table with their sum. */
export function ReportPanel({ report, chart, buttons }: ReportPanelProps) {
  const columns: Column<string[]>[] = report.heads.map((head, at) => ({
    id: head,
    head,
    kind: at === 0 ? "key" : "number",
    cell: (row) => row[at],
  }));
  return (
    <Panel title={report.title} note={report.range} buttons={buttons}>
      {report.rows.length === 0 ? (
        <p className="panel__body muted">There is nothing in these days.</p>
      ) : (
        <>
          <div className="panel__body">
            <BarChart model={chart} />
          </div>
          <DataTable
            caption={report.title}
            columns={columns}
            rows={[...report.rows, report.totals]}
            rowKey={(row) => row[0] ?? ""}
            // Five figures do not stand beside each other on a phone: there each month is a card.
            small={report.heads.length < 5}
          />
          {report.hidden > 0 && (
            <p className="panel__body muted small">
              {report.hidden} rows are left out: with fewer than {smallestGroup} people, or beside one that
              has. The total counts them.
            </p>
          )}
        </>
      )}
    </Panel>
  );
}
