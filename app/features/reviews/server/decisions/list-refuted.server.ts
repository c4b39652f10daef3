import { istDate, now } from "#app/core/clock.ts";
import { profileOf } from "#app/features/applications/profile-of.ts";
import type { DecisionReason } from "#app/features/applications/rules/decision-reasons.ts";
import type { ScholarshipFacts } from "#app/features/applications/server/drafts/find-scholarship-facts.server.ts";
import type { ApplicationRow } from "#app/features/applications/server/lists/application-row.server.ts";
import type { CriterionKind } from "#app/features/scholarships/eligibility/criterion-rules.ts";
import { judge } from "#app/features/scholarships/eligibility/eligibility.ts";
import { judgementInWords } from "#app/features/scholarships/server/matching/eligibility-words.server.ts";

/** Reasons that are rules of the scholarship: what the application says can be held against them. */
const ruleOf: { readonly [reason in DecisionReason]?: CriterionKind } = {
  income_above_limit: "income",
  marks_below_limit: "marks",
  class_not_covered: "levels",
  outside_state: "states",
};

/** S13: reasons that the application's own answers refute, each with the rule and what was given. */
export function listRefuted(row: ApplicationRow, scholarship: ScholarshipFacts | null): Refuted[] {
  if (!scholarship) return [];
  const judgement = judge(scholarship.criteria, profileOf(row.answers), istDate(row.submittedAt ?? now()));
  const { criteria } = judgementInWords(judgement, "en");
  const reasons = Object.keys(ruleOf) as DecisionReason[];
  return reasons.flatMap((reason) => {
    const own = judgement.criteria.flatMap(({ kind, outcome }, index) =>
      kind === ruleOf[reason] ? [{ outcome, words: criteria[index] }] : [],
    );
    const [first] = own;
    if (!first?.words || own.some(({ outcome }) => outcome !== "met")) return [];
    const { rule, given } = first.words;
    return [{ reason, says: given ? `${rule}; given: ${given}` : rule }];
  });
}

export interface Refuted {
  readonly reason: DecisionReason;
  /** "60% or more in the last examination; given: 82%" */
  readonly says: string;
}
