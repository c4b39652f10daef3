import { getActor } from "#app/core/requests/request-context.ts";
import { pdfResponse } from "#app/features/documents/server/pdf/pdf-response.server.ts";
import { reportFileName } from "../report-words.ts";
import { getReport } from "../server/get-report.server.ts";
import { noteExport } from "../server/note-export.server.ts";
import { reportPdf } from "../server/report-pdf.server.ts";
import { runReport } from "../server/run-report.server.ts";
import type { Route } from "./+types/report-pdf-file";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const saved = await getReport(actor, params.reportId);
  const bytes = await reportPdf(await runReport(actor, saved));
  await noteExport(actor, saved.id, "pdf");
  return pdfResponse(bytes, `${reportFileName(saved.range)}.pdf`);
}
