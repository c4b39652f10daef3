import { notFound } from "#app/core/requests/errors.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { calendarResponse } from "#app/features/helpdesk/server/sessions/calendar-response.server.ts";
import { getExamPlan } from "../../server/exams/get-exam-plan.server.ts";
import { planCalendar } from "../../server/exams/plan-calendar.server.ts";
import type { Route } from "./+types/exam-plan-calendar-file";

export function loader({ params, request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const asked = new URL(request.url).searchParams.get("date");
  const { exam, plan } = getExamPlan(params.exam, asked, language);
  if (!plan) throw notFound("Choose the exam date first.");
  return calendarResponse(planCalendar(exam, plan, language), `${exam.id}-plan.ics`);
}
