import { languageContext } from "#app/core/requests/request-context.ts";
import { calendarResponse } from "#app/features/helpdesk/server/sessions/calendar-response.server.ts";
import { examDateCalendar } from "../../server/exams/exam-date-calendar.server.ts";
import type { Route } from "./+types/exam-date-calendar-file";

export function loader({ params, context }: Route.LoaderArgs) {
  return calendarResponse(
    examDateCalendar(params.exam, context.get(languageContext)),
    `${params.exam}-date.ics`,
  );
}
