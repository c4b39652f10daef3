import { calendarResponse } from "#app/features/helpdesk/server/calendar-response.server.ts";
import { examDateCalendar } from "../server/exam-date-calendar.server.ts";
import type { Route } from "./+types/exam-date-calendar-page";

export function loader({ params }: Route.LoaderArgs) {
  return calendarResponse(examDateCalendar(params.exam), `${params.exam}-date.ics`);
}
