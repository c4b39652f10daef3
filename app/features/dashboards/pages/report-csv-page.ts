import { csvResponse } from "#app/core/csv.server.ts";
import { getActor } from "#app/core/request-context.ts";
import { getReport } from "../server/get-report.server.ts";
import { noteExport } from "../server/note-export.server.ts";
import { runReport } from "../server/run-report.server.ts";
import type { Route } from "./+types/report-csv-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const saved = await getReport(actor, params.reportId);
  const { heads, rows, totals } = await runReport(actor, saved);
  await noteExport(actor, saved.id, "csv");
  const columns = heads.map((header, at) => ({ header, value: (row: string[]) => row[at] }));
  return csvResponse(`report-${saved.range.from}-${saved.range.to}.csv`, columns, [...rows, totals]);
}
