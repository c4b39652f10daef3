import { isIstDay, istDate } from "#app/core/clock.ts";
import { notFound } from "#app/core/requests/errors.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { Exam } from "../../data/exams/exam.ts";
import { type PersonalPlan, personalPlan } from "../../exams/exam-plan.ts";
import { examPlanMessages } from "../../messages/exam-plan.messages.server.ts";
import { getExamPreparation } from "./get-exam-preparation.server.ts";
import { planWords } from "./plan-words.server.ts";

export interface ExamPlan {
  readonly exam: Exam;
  /** The day that was asked for, or the next sitting; empty when neither is known. */
  readonly examOn: string;
  /** That day is our estimate, not the board's notice. */
  readonly isEstimate: boolean;
  readonly plan: PersonalPlan | null;
  /** What is wrong with the date that was asked for. */
  readonly problem: string | null;
}

/** The plan of an exam for a date in the address; without one, for its next sitting. */
export function getExamPlan(examId: string, asked: string | null, language: Language): ExamPlan {
  const exam = getExamPreparation(language).exams.find(({ id }) => id === examId);
  if (!exam) throw notFound("We have no plan for this exam.");
  const today = istDate();
  const words = planWords[language];
  const next = exam.examOn && exam.examOn > today ? exam.examOn : "";
  const wish = asked?.trim() ?? "";
  if (wish !== "") {
    const plan = isIstDay(wish) ? personalPlan(exam, wish, today, words) : null;
    if (plan && plan.daysLeft <= 1500) {
      return { exam, examOn: wish, isEstimate: wish === next && exam.examOnIsEstimate, plan, problem: null };
    }
  }
  return {
    exam,
    examOn: next,
    isEstimate: exam.examOnIsEstimate,
    plan: next ? personalPlan(exam, next, today, words) : null,
    problem: wish === "" ? null : examPlanMessages[language].problem,
  };
}
