import { visitor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { deadlineCalendar } from "../server/alerts/deadline-calendar.server.ts";
import { getScholarship } from "../server/get-scholarship.server.ts";
import type { Route } from "./+types/deadline-file";

/** The last day, for a phone's own calendar. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { scholarship } = await getScholarship(visitor, params.slug);
  const file = deadlineCalendar(scholarship, context.get(languageContext));
  if (file === null) throw notFound("The last day of this scholarship is not announced yet.");
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${scholarship.slug}.ics"`,
      "Cache-Control": "no-cache",
    },
  });
}
