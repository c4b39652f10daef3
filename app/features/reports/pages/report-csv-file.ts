import { csvResponse } from "#app/core/lists/csv.server.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { reportTable } from "../report-table.ts";
import { reportFileName } from "../report-words.ts";
import { getReport } from "../server/get-report.server.ts";
import { noteExport } from "../server/note-export.server.ts";
import { runReport } from "../server/run-report.server.ts";
import type { Route } from "./+types/report-csv-file";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const saved = await getReport(actor, params.reportId);
  const { columns, rows } = reportTable(await runReport(actor, saved));
  await noteExport(actor, saved.id, "csv");
  return csvResponse(`${reportFileName(saved.range)}.csv`, columns, rows);
}
