import { csvResponse } from "#app/core/lists/csv.server.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { reportTable } from "../report-table.ts";
import { quickReportOf, reportFileName } from "../report-words.ts";
import { noteOwnExport } from "../server/note-own-export.server.ts";
import { runReport } from "../server/run-report.server.ts";
import type { Route } from "./+types/quick-report-csv-file";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const asked = quickReportOf(url.searchParams);
  const { columns, rows } = reportTable(await runReport(actor, asked));
  await noteOwnExport(actor, asked.subject);
  return csvResponse(`${reportFileName(asked.range)}.csv`, columns, rows);
}
