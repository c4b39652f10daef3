import { languageContext } from "#app/core/request-context.ts";
import { calendarResponse } from "#app/features/helpdesk/server/calendar-response.server.ts";
import { examDateCalendar } from "../server/exam-date-calendar.server.ts";
import type { Route } from "./+types/exam-date-calendar-page";

export function loader({ params, context }: Route.LoaderArgs) {
  return calendarResponse(
    examDateCalendar(params.exam, context.get(languageContext)),
    `${params.exam}-date.ics`,
  );
}
