import { scholarship } from "#app/db/schema/scholarships.ts";
import { levelSlug } from "../../catalogue/levels.ts";
import type { Criteria } from "../../eligibility/criteria.ts";
import type { Deadline } from "../../views/deadline.ts";
import type { Match, ScholarshipCard } from "../../views/scholarship-view.ts";
import { inRupees } from "../scholarship-row.server.ts";

/** What a card needs of a row. */
export const cardColumns = {
  number: scholarship.number,
  slug: scholarship.slug,
  title: scholarship.title,
  provider: scholarship.provider,
  providerType: scholarship.providerType,
  category: scholarship.category,
  amountText: scholarship.amountText,
  amountMinPaise: scholarship.amountMinPaise,
  amountMaxPaise: scholarship.amountMaxPaise,
  amountPeriod: scholarship.amountPeriod,
  description: scholarship.description,
  criteria: scholarship.criteria,
  eligibility: scholarship.eligibility,
  benefits: scholarship.benefits,
  words: scholarship.words,
  website: scholarship.website,
  applicants: scholarship.applicants,
  selected: scholarship.selected,
  isSample: scholarship.isSample,
  runHere: scholarship.runHere,
};

export type CardRow = { [key in keyof typeof cardColumns]: (typeof scholarship.$inferSelect)[key] };

export function toCard(row: CardRow, deadline: Deadline, match: Match | null): ScholarshipCard {
  const { number, amountText, amountMinPaise, amountMaxPaise, ...rest } = row;
  const criteria = row.criteria as Criteria;
  const { levels, states } = criteria;
  const [first, second] = states ?? [];
  return {
    ...rest,
    id: number,
    criteria,
    amount: amountText,
    amountMinInr: inRupees(amountMinPaise),
    amountMaxInr: inRupees(amountMaxPaise),
    level: levelSlug(levels),
    levels,
    state: first === undefined ? "all" : second === undefined ? first : "several",
    states: states ?? [],
    status: deadline.status,
    deadline,
    match,
  };
}
