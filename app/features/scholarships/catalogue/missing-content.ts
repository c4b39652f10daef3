import type { OwnerKind } from "#app/core/portals/roles.ts";
import { type Criteria, countCriteria } from "../eligibility/criteria.ts";

export interface WrittenContent {
  readonly ownerKind: OwnerKind;
  readonly description: string;
  readonly criteria: Criteria;
  readonly amountMaxPaise: number | null;
  readonly hasDates: boolean;
}

/** So little says nothing. */
export const shortestDescription = 30;

/** What the page of an institute's, donor's or company's scholarship would lack; null when it can be shown. */
export function missingContent(content: WrittenContent): string | null {
  const { ownerKind, description, criteria, amountMaxPaise, hasDates } = content;
  if (ownerKind === "catalogue") return null;
  if (description.trim().length < shortestDescription) {
    return `Say first what it is for, in at least ${shortestDescription} characters.`;
  }
  if (amountMaxPaise === null) return "Say first how much one student gets.";
  if (countCriteria(criteria) + criteria.notes.length === 0)
    return "Say first for whom it is: one rule at least.";
  return hasDates ? null : "Say first until when students can apply.";
}
