import Download from "lucide-react/icons/download";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { pageLinks } from "#app/core/lists/page-links.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { barChartModel } from "#app/ui/charts/bar-chart-model.server.ts";
import { ModuleHead } from "#app/ui/desk/module-head.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { Undo } from "#app/ui/dialogs/undo.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { QuickReport } from "../components/quick-report.tsx";
import { ReportForm } from "../components/report-form.tsx";
import { ReportPanel } from "../components/report-panel.tsx";
import { reportList } from "../report-list.ts";
import type { SavedReportView } from "../report-view.ts";
import { figureWords, quickQuery, quickReportOf } from "../report-words.ts";
import { listReportChoices } from "../server/list-report-choices.server.ts";
import { listReports } from "../server/list-reports.server.ts";
import { reportsActions } from "../server/reports-actions.server.ts";
import { runReport } from "../server/run-report.server.ts";
import type { Route } from "./+types/reports-page";

const here = "/admin/reports-analytics";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const { searchParams } = url;
  const query = parseListQuery(reportList, url);
  const quick = quickReportOf(searchParams);
  const [page, report, choices] = await Promise.all([
    listReports(actor, query),
    runReport(actor, quick),
    listReportChoices(actor),
  ]);
  const { kind, ...drawn } = report.chart;
  return {
    rows: page.rows,
    total: page.total,
    quick,
    choices,
    fileHref: `${here}/now.csv?${quickQuery(quick)}`,
    report,
    chart: barChartModel({
      ...drawn,
      format: (value) => figureWords(value, kind),
      ...(drawn.heads[0] !== "Month" && { across: "highest first" }),
    }),
    isSaved: searchParams.has("saved"),
    deletedId: searchParams.get("deleted"),
    ...pageLinks(query, page),
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = reportsActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Reports & Analytics",
    description: "Saved reports with charts, CSV, PDF and mail.",
    path: here,
    indexed: false,
  });

const columns: Column<SavedReportView>[] = [
  {
    id: "name",
    head: "Report",
    kind: "key",
    cell: (row) => (
      <>
        <Anchor href={`${here}/${row.id}`}>{row.name}</Anchor>
        <small>{row.subject}</small>
      </>
    ),
  },
  { id: "period", head: "Period", cell: (row) => row.period },
  { id: "schedule", head: "By mail", cell: (row) => row.schedule },
  { id: "sent", head: "Last sent", kind: "date", cell: (row) => row.sentOn },
  { id: "next", head: "Next", kind: "date", cell: (row) => row.nextAt },
  { id: "by", head: "Saved by", cell: (row) => row.createdBy },
  {
    id: "do",
    head: "Actions",
    kind: "actions",
    cell: (row) => (
      <Ask
        look={{ kind: "quiet", size: "sm" }}
        label="Delete"
        about={row.name}
        question={
          <p>
            Delete the report <strong>{row.name}</strong>? It can be brought back with Undo.
          </p>
        }
        confirm="Delete the report"
        danger
        fields={{ intent: "delete", reportId: row.id }}
      />
    ),
  },
];

function DeletedAlert({ id }: { id: string }) {
  return (
    <Said>
      <span className="row items-center">
        The report was deleted.
        <Undo
          id={id}
          words="The report was deleted."
          fields={{ intent: "restore", reportId: id }}
          action={here}
        />
      </span>
    </Said>
  );
}

export default function ReportsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, quick } = loaderData;
  return (
    <>
      <ModuleHead section="Reports & Analytics" />
      {actionData?.errors[""] && (
        <Said tone="bad" answer={actionData}>
          {actionData.errors[""][0]}
        </Said>
      )}
      {loaderData.isSaved && <Said>The report is saved.</Said>}
      {loaderData.deletedId && <DeletedAlert id={loaderData.deletedId} />}
      <p>
        <Anchor href="/settings/dashboard">My dashboard: the figures, charts and lists that I choose</Anchor>
      </p>
      <QuickReport key={quickQuery(quick)} quick={quick} choices={loaderData.choices} />
      <ReportPanel
        report={loaderData.report}
        chart={loaderData.chart}
        buttons={
          <LinkButton plain kind="quiet" size="sm" icon={Download} href={loaderData.fileHref}>
            CSV
          </LinkButton>
        }
      />
      <Panel title="Saved reports" foot={<ListFoot shown={rows.length} {...loaderData} />}>
        {rows.length === 0 ? (
          <EmptyState picture={emptyInbox} title="No report is saved yet">
            <p className="muted">
              Save one below, and have it sent by mail to you and colleagues if you like.
            </p>
          </EmptyState>
        ) : (
          <DataTable caption="Saved reports" columns={columns} rows={rows} rowKey={(row) => row.id} />
        )}
      </Panel>
      <Panel title="New report" padded>
        <ReportForm key={rows[0]?.id} answer={actionData} choices={loaderData.choices} />
      </Panel>
    </>
  );
}
