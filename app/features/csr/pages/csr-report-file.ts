import { isIstDay, istDate } from "#app/core/clock.ts";
import { badRequest } from "#app/core/requests/errors.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { pdfResponse } from "#app/features/documents/server/pdf/pdf-response.server.ts";
import { reportFrequencyIds } from "../csr-options.ts";
import { lastPeriod, periodOf } from "../csr-periods.ts";
import { drawCsrReport } from "../server/reports/draw-csr-report.server.ts";
import { makeCsrReport } from "../server/reports/make-csr-report.server.ts";
import type { Route } from "./+types/csr-report-file";

const kinds = [...reportFrequencyIds, "half"] as const;

/** ?frequency=monthly&day=2026-10-01: the period that day lies in; without a day, the last one that is over. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const kind = kinds.find((known) => known === (searchParams.get("frequency") ?? "quarterly"));
  const day = searchParams.get("day");
  if (!kind) throw badRequest("Choose monthly, quarterly or annual.");
  if (day !== null && (!isIstDay(day) || day < "2014-04-01" || day > istDate()))
    throw badRequest("Choose a day that has come.");
  const period = day === null ? lastPeriod(kind, istDate()) : periodOf(kind, day);
  const bytes = await drawCsrReport(await makeCsrReport(await getActor(context), period));
  return pdfResponse(bytes, `csr-report-${kind}-${period.from}.pdf`);
}
