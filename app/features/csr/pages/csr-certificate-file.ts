import { isIstDay, istDate } from "#app/core/clock.ts";
import { badRequest } from "#app/core/requests/errors.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { pdfResponse } from "#app/features/documents/server/pdf/pdf-response.server.ts";
import { periodOf } from "../csr-periods.ts";
import { drawCfoFigures } from "../server/reports/draw-cfo-figures.server.ts";
import { readCfoFigures } from "../server/reports/read-cfo-figures.server.ts";
import type { Route } from "./+types/csr-certificate-file";

/** ?period=half&day=2026-04-01: April to September, or the whole year, of the year that day lies in. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const kind = (["half", "annual"] as const).find(
    (known) => known === (url.searchParams.get("period") ?? "half"),
  );
  const day = url.searchParams.get("day") ?? istDate();
  if (!kind || !isIstDay(day) || day < "2014-04-01" || day > istDate()) {
    throw badRequest("Choose a half-year or a year that has begun.");
  }
  const period = periodOf(kind, day);
  const bytes = await drawCfoFigures(await readCfoFigures(await getActor(context), period));
  return pdfResponse(bytes, `csr-utilisation-${kind}-${period.from}.pdf`);
}
