import { formatMoney, paise } from "#app/core/money.ts";
import type { OwnerKind } from "#app/core/portals/roles.ts";

/** Where the money of a scholarship comes from: known before anybody applies. */
export const moneySources = [
  "institute_fund",
  "institute_pays",
  "programme",
  "general_fund",
  "provider",
] as const;
export type MoneySource = (typeof moneySources)[number];

/** As the desks read it; the scholarship's page says it in the reader's language. */
export const moneySourceWords: Record<MoneySource, string> = {
  institute_fund: "The institute pays the money in to ScholarSetu, and we pay the students",
  institute_pays: "The institute pays the students by itself and records it here",
  programme: "A donor's or company's program",
  general_fund: "ScholarSetu's general fund",
  provider: "A provider outside: we send the application on",
};

/** What each owner may choose; who has one choice is not asked. */
export const sourcesOfOwner: Record<OwnerKind, readonly MoneySource[]> = {
  institute: ["institute_fund", "institute_pays"],
  donor: ["programme"],
  csr: ["programme"],
  catalogue: ["provider", "general_fund"],
};

/** What came in is the budget, and the ledger alone changes it; who pays by itself, or outside, has none of ours. */
export const isHeldHere = (source: MoneySource | null): boolean =>
  source === "institute_fund" || source === "programme" || source === "general_fund";

/** Null: an institute has not said it yet. */
export function sourceOf(ownerKind: OwnerKind, stated: MoneySource | null): MoneySource | null {
  const choices = sourcesOfOwner[ownerKind];
  if (stated && choices.includes(stated)) return stated;
  return ownerKind === "institute" ? null : (choices[0] ?? null);
}

export interface Backing {
  readonly source: MoneySource | null;
  readonly seats: number | null;
  readonly awardPaise: number | null;
  /** What came in for it, whatever was awarded since. */
  readonly givenPaise: number;
  readonly isPromised: boolean;
}

/**
 * The rule of each source for opening: money that came in covers every seat, or, where an institute pays by
 * itself, somebody promised every seat in writing. Null when it may open, else what is missing.
 */
export function missingMoney({ source, seats, awardPaise, givenPaise, isPromised }: Backing): string | null {
  if (source === "provider") return null;
  if (source === null) return "Say first who pays the students.";
  if (seats === null || awardPaise === null)
    return "Say first how many seats there are, and how much each is.";
  const needed = seats * awardPaise;
  if (source === "institute_pays") {
    return isPromised
      ? null
      : `Promise first that you pay all ${seats} students by yourselves, ${formatMoney(paise(needed))} in all.`;
  }
  if (givenPaise >= needed) return null;
  const short = formatMoney(paise(needed - givenPaise));
  return `${short} of ${formatMoney(paise(needed))} has not come in yet. It opens when the money for all ${seats} seats is there.`;
}
