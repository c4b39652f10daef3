import { formatMoney, paise } from "#app/core/money.ts";

/** From which amount two people of the team are needed. Zero: always. Null: never. */
export interface TwoPeopleRule {
  readonly fromPaise: number | null;
}

/** On from the moment there are two people, until the organisation decides otherwise. */
const usualRule: TwoPeopleRule = { fromPaise: 0 };

export function twoPeopleRuleOf(settings: Record<string, unknown>): TwoPeopleRule {
  const kept = settings.twoPeople;
  if (typeof kept !== "object" || kept === null || !("fromPaise" in kept)) return usualRule;
  const { fromPaise } = kept;
  if (fromPaise === null) return { fromPaise: null };
  return typeof fromPaise === "number" && Number.isSafeInteger(fromPaise) && fromPaise >= 0
    ? { fromPaise }
    : usualRule;
}

/** A company of one goes on alone: nobody else could approve. */
export function needsTwoPeople({ fromPaise }: TwoPeopleRule, people: number, amountPaise: number): boolean {
  return people >= 2 && fromPaise !== null && amountPaise > fromPaise;
}

/** Fewer things would need two people than before. */
export function isWeaker(next: TwoPeopleRule, before: TwoPeopleRule): boolean {
  const height = ({ fromPaise }: TwoPeopleRule) => fromPaise ?? Number.POSITIVE_INFINITY;
  return height(next) > height(before);
}

export function ruleInWords({ fromPaise }: TwoPeopleRule): string {
  if (fromPaise === null) return "One person is enough for any amount";
  if (fromPaise === 0) return "Two people for every amount";
  return `Two people above ${formatMoney(paise(fromPaise))}`;
}
