import { notFound } from "#app/core/errors.ts";
import { calendarResponse } from "#app/features/helpdesk/server/calendar-response.server.ts";
import { getExamPlan } from "../server/get-exam-plan.server.ts";
import { planCalendar } from "../server/plan-calendar.server.ts";
import type { Route } from "./+types/exam-plan-calendar-page";

export function loader({ params, request }: Route.LoaderArgs) {
  const { exam, plan } = getExamPlan(params.exam, new URL(request.url).searchParams.get("date"));
  if (!plan) throw notFound("Choose the exam date first.");
  return calendarResponse(planCalendar(exam, plan), `${exam.id}-plan.ics`);
}
