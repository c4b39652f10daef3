import { addIstDays, financialYear, type IstDay, istDaysBetween } from "#app/core/clock.ts";
import { familyOf, type PaperFamily } from "./paper-family.ts";

/**
 * How long offices take a paper, where it says no end itself: income and bonafide certificates for a year, an EWS
 * certificate to the end of the financial year. The others may name a day of their own, and then that counts.
 */
const rules = {
  income_certificate: "year",
  bonafide_certificate: "year",
  ews_certificate: "march",
  caste_certificate: null,
  residence_certificate: null,
  disability_certificate: null,
} as const satisfies Partial<Record<PaperFamily, "year" | "march" | null>>;
export type EndingFamily = keyof typeof rules;

/** As which of the papers that end; null: it has no end. */
export function endingFamily(kind: string): EndingFamily | null {
  const family = familyOf(kind);
  return family !== null && family in rules ? (family as EndingFamily) : null;
}

/** The last day by the rule for its kind, from the day on the paper. */
export function lastDayByRule(kind: string, issuedOn: IstDay): IstDay | null {
  const family = endingFamily(kind);
  const rule = family && rules[family];
  if (rule === "march") return `${financialYear(issuedOn) + 1}-03-31`;
  if (rule !== "year") return null;
  const next = `${Number(issuedOn.slice(0, 4)) + 1}${issuedOn.slice(4)}`;
  // A year from 29 February is up on the 28th.
  return addIstDays(next.endsWith("-02-29") ? next.replace("-02-29", "-03-01") : next, -1);
}

/** From so many days before its end a paper says how many are left, and shows them as a road. */
export const ROAD_DAYS = 60;

export type PaperEnd = { readonly state: "ended" | "ending"; readonly days: number };

/** Whether its end is near or past; null: neither. */
export function endOf(validUntil: IstDay | null, today: IstDay): PaperEnd | null {
  if (validUntil === null) return null;
  const days = istDaysBetween(today, validUntil);
  if (days < 0) return { state: "ended", days };
  return days <= ROAD_DAYS ? { state: "ending", days } : null;
}

export function hasEnded({ validUntil }: { readonly validUntil: IstDay | null }, today: IstDay): boolean {
  return endOf(validUntil, today)?.state === "ended";
}
