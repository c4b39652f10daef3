import type { IstDay } from "#app/core/clock.ts";
import type { Cycle } from "../views/deadline.ts";

/** What of a change whoever saved the scholarship has to hear. */
export const matters = ["amount", "rules", "earlier", "later", "link"] as const;
export type Matter = (typeof matters)[number];

type Content = Readonly<Record<string, unknown>>;

/** Better words for the same thing are no news; another figure, rule, last day or address is. */
export function mattersOf(before: Content, after: Content, today: IstDay): Matter[] {
  const differs = (name: string) => textOf(before[name]) !== textOf(after[name]);
  const found: Matter[] = [];
  const hasFigures = [before, after].some(
    ({ amountMinPaise, amountMaxPaise }) => amountMinPaise ?? amountMaxPaise,
  );
  const amount = hasFigures ? ["amountMinPaise", "amountMaxPaise", "amountPeriod"] : ["amountText"];
  if (amount.some(differs)) found.push("amount");
  if (differs("criteria")) found.push("rules");
  const [old, now] = [lastDay(before, today), lastDay(after, today)];
  // A first date for what had none is an opening, which has a message of its own.
  if (old && now && old !== now) found.push(now < old ? "earlier" : "later");
  if (differs("website") && after.website) found.push("link");
  return found;
}

/** The next closing day of a round that is not over. */
export function lastDay({ cycles }: Content, today: IstDay): IstDay | null {
  const days = ((cycles ?? []) as Cycle[]).map(({ closesOn }) => closesOn).filter((day) => day >= today);
  return days.sort()[0] ?? null;
}

/** Out of the database a rule's keys may come in another order. */
function textOf(value: unknown): string {
  return JSON.stringify(sorted(value ?? null));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, sorted(entry)]),
  );
}
