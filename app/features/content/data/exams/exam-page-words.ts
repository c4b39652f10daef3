import type { ExamCategory } from "./exam-categories.ts";
import type { PreparationPlan } from "./exam-plans.ts";
import type { ExamResource, ExamResourceId } from "./exam-resource.ts";

/** What stands around the exams, in another language. */
export type ExamPageWords = {
  readonly categories: Readonly<Record<ExamCategory["id"], Pick<ExamCategory, "name" | "description">>>;
  readonly resources: Readonly<Record<ExamResourceId, Pick<ExamResource, "title" | "description" | "count">>>;
  readonly plans: Readonly<Record<PreparationPlan["id"], Omit<PreparationPlan, "id" | "weeks">>>;
};
