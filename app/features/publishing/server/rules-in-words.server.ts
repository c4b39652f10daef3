import { istDate } from "#app/core/clock.ts";
import { criteriaSchema } from "#app/features/scholarships/eligibility/criteria.ts";
import { judge } from "#app/features/scholarships/eligibility/eligibility.ts";
import { judgementInWords } from "#app/features/scholarships/server/matching/eligibility-words.server.ts";

/** The rules as students read them on the card; rules that do not parse are told by the verb. */
export function rulesInWords(criteria: unknown): string[] {
  const parsed = criteriaSchema.safeParse(criteria);
  if (!parsed.success) return [];
  const words = judgementInWords(judge(parsed.data, {}, istDate()), "en");
  return [...words.criteria.map(({ rule }) => rule), ...words.notes.map(({ text }) => text)].slice(0, 20);
}
