import { istDate } from "#app/core/clock.ts";
import { seenColumns } from "#app/core/desk-lists.ts";
import { csvResponse } from "#app/core/lists/csv.server.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { sectionExports } from "../server/lists/section-export-rows.server.ts";
import type { Route } from "./+types/export-page";

/** What a section's list shows, whole, as CSV (T28). */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const section = Object.hasOwn(sectionExports, params.section) ? sectionExports[params.section] : undefined;
  if (!section) throw notFound("There is no such list.");
  const rows = await section.open(actor, url.href);
  return csvResponse(`${params.section}-${istDate()}.csv`, seenColumns(section.columns, url.search), rows);
}
