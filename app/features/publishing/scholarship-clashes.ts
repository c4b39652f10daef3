import type { FieldErrors } from "#app/core/requests/errors.ts";
import { scholarshipTermsSchema } from "#app/features/scholarships/scholarship-terms.ts";
import type { OwnScholarship } from "./own-scholarship.ts";

/** What would break a promise to those who have applied already. */
export function scholarshipClashes(before: OwnScholarship, given: unknown): FieldErrors {
  const errors: FieldErrors = {};
  const terms = scholarshipTermsSchema.safeParse(given);
  if (!terms.success) return errors;
  const { seats, budgetPaise, questions, rubric } = terms.data;
  if (seats !== null && seats < before.selected) {
    errors.seats = [`${before.selected} are selected already, so there must be at least that many.`];
  }
  if (budgetPaise !== null && budgetPaise < before.awardedPaise) {
    errors.budget = ["More than this is awarded already."];
  }
  if (
    before.selected > 0 &&
    before.terms.moneySource &&
    terms.data.moneySource !== before.terms.moneySource
  ) {
    errors.moneySource = ["Students are selected already, and were told who pays."];
  }
  if (before.applicants === 0) return errors;
  const stays = <T extends { id: string }>(old: readonly T[], now: readonly T[]) =>
    old.every((line) => now.some((other) => JSON.stringify(other) === JSON.stringify(line)));
  if (!stays(before.terms.questions, questions)) {
    errors.q1_label = ["Students have answered these questions. You can add one, not change or remove one."];
  }
  if (!stays(before.terms.rubric, rubric)) {
    errors.r1_label = [
      "Applications are judged by this rubric. You can add a line, not change or remove one.",
    ];
  }
  return errors;
}
