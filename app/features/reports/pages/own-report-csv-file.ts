import { csvResponse } from "#app/core/lists/csv.server.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { reportTable } from "../report-table.ts";
import { reportFileName } from "../report-words.ts";
import { noteOwnExport } from "../server/note-own-export.server.ts";
import { readOwnReports } from "../server/read-own-reports.server.ts";
import type { Route } from "./+types/own-report-csv-file";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const { asked, report } = await readOwnReports(actor, url.searchParams);
  const { columns, rows } = reportTable(report);
  await noteOwnExport(actor, asked.subject);
  return csvResponse(`${reportFileName(asked.range)}.csv`, columns, rows);
}
