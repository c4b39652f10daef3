import Download from "lucide-react/icons/download";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { StatTiles } from "#app/ui/charts/stat-tiles.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { listImports } from "../server/roster/list-imports.server.ts";
import type { Route } from "./+types/roster-import-report-page";

const SHOWN = 200;

export async function loader({ params, context }: Route.LoaderArgs) {
  const report = await listImports.one(await getActor(context), params.importId);
  return { ...report, problems: report.problems.slice(0, SHOWN) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Import report",
    description: "What was taken and what was not.",
    path: "/institute/students/import",
    indexed: false,
  });

export default function RosterImportReportPage({ loaderData: report }: Route.ComponentProps) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
      <PageHead
        back={{ href: "/institute/students/import", label: "Import students" }}
        title="Import report"
        lead={`${report.fileName}, ${report.importedAt}`}
      />
      <Alert tone={report.refused > 0 ? "warn" : "ok"}>
        {report.refused > 0
          ? `${report.refused} of ${report.rows} lines were not taken. Mend them in your file and import it again: what is on the roll stays as it is.`
          : `All ${report.rows} lines were taken.`}
      </Alert>
      <StatTiles
        tiles={[
          { label: "Lines", value: report.rows },
          { label: "Added", value: report.added },
          { label: "Brought up to date", value: report.updated },
          { label: "Refused", value: report.refused },
        ]}
      />
      {report.refused > 0 && (
        <Panel
          title="What has to be mended"
          note={report.refused > SHOWN ? `The first ${SHOWN}; the file has all` : undefined}
          tools={
            <LinkButton
              plain
              kind="quiet"
              size="sm"
              icon={Download}
              href={`/institute/students/import/${report.id}/report.csv`}
            >
              Download the report
            </LinkButton>
          }
        >
          <DataTable
            caption="Lines that were not taken"
            rows={[...report.problems]}
            rowKey={({ line }) => String(line)}
            columns={[
              { id: "line", head: "Line", kind: "key", cell: ({ line }) => `Line ${line}` },
              { id: "why", head: "What is wrong", kind: "wide", cell: ({ errors }) => errors.join(" ") },
            ]}
          />
        </Panel>
      )}
    </div>
  );
}
