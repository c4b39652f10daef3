import { addIstDays, type IstDay } from "#app/core/clock.ts";
import { type Paise, paise } from "#app/core/money.ts";
import { csrOverheads, type OverheadView } from "./csr-duty.ts";
import type { CsrRules } from "./csr-rules.ts";

/** What a company did in one year. */
export interface YearSpending {
  /** On projects, without overheads. */
  readonly direct: Paise;
  readonly overhead: Paise;
  /** Of the year's plan for ongoing projects, what is not spent: it may go to the Unspent CSR Account. */
  readonly ongoingLeft: Paise;
  /** The board's resolution of rule 7(3); without it nothing is set off. */
  readonly maySetOff: boolean;
}

/** An excess that can still be set off. */
export interface SetOffCredit {
  readonly year: number;
  readonly amount: Paise;
}

export interface UnspentPart {
  readonly kind: "ongoing" | "other";
  readonly amount: Paise;
  /** Into the Unspent CSR Account, or into a fund of Schedule VII. */
  readonly transferBy: IstDay;
  /** Ongoing only: spend by, and what is left then to a fund by. */
  readonly spendBy: IstDay | null;
  readonly fundBy: IstDay | null;
}

export interface PenaltyRisk {
  readonly company: Paise;
  readonly officer: Paise;
}

export interface CsrSettlement {
  readonly year: number;
  readonly duty: Paise;
  readonly overheads: OverheadView;
  /** Direct spend and the overheads that count. */
  readonly spent: Paise;
  /** Which year's excess was used, oldest first. */
  readonly setOff: readonly SetOffCredit[];
  readonly excess: Paise;
  readonly shortfall: Paise;
  readonly unspent: readonly UnspentPart[];
  /** If the shortfall is not transferred in time. */
  readonly risk: PenaltyRisk;
  /** What the next year may set off. */
  readonly credits: readonly SetOffCredit[];
  /** What ran out with this year. */
  readonly lapsed: readonly SetOffCredit[];
}

const zero = paise(0);
const least = (a: number, b: number) => paise(Math.min(a, b));

/**
 * One year against its duty. Set-off takes the oldest excess first and only what the year needs, so that an
 * excess cannot be carried on for ever by using an old one and leaving a new one (Annexure II, item 6).
 */
export function settleCsrYear(
  year: number,
  duty: Paise,
  spending: YearSpending,
  credits: readonly SetOffCredit[],
  rules: CsrRules,
): CsrSettlement {
  const overheads = csrOverheads(spending.direct, spending.overhead, rules);
  const spent = paise(spending.direct + overheads.counted);
  const open = paise(Math.max(0, duty - spent));
  const usable = usableCredits(credits, year, rules);
  const { used, left } = takeCredits(usable, spending.maySetOff ? open : zero);
  const shortfall = paise(open - used.reduce((sum, { amount }) => sum + amount, 0));
  const excess = rules.setOffYears > 0 ? paise(Math.max(0, spent - duty)) : zero;
  const next = excess > 0 ? [...left, { year, amount: excess }] : left;
  return {
    year,
    duty,
    overheads,
    spent,
    setOff: used,
    excess,
    shortfall,
    unspent: unspentParts(year, shortfall, spending.ongoingLeft, rules),
    risk: penaltyRisk(shortfall, rules),
    credits: usableCredits(next, year + 1, rules),
    lapsed: next.filter((credit) => credit.year + rules.setOffYears <= year),
  };
}

/** What a year may draw on: an excess of one of the three years before it. Oldest first. */
export function usableCredits(
  credits: readonly SetOffCredit[],
  year: number,
  rules: CsrRules,
): SetOffCredit[] {
  return credits
    .filter((credit) => credit.amount > 0 && credit.year < year && year <= credit.year + rules.setOffYears)
    .sort((a, b) => a.year - b.year);
}

/** The last day on which an excess of the year can be set off. */
export function setOffUntil(year: number, rules: CsrRules): IstDay {
  return `${year + rules.setOffYears + 1}-03-31`;
}

function takeCredits(credits: readonly SetOffCredit[], needed: Paise) {
  let open = needed;
  const used: SetOffCredit[] = [];
  const left: SetOffCredit[] = [];
  for (const { year, amount } of credits) {
    const part = least(amount, open);
    open = paise(open - part);
    if (part > 0) used.push({ year, amount: part });
    if (amount > part) left.push({ year, amount: paise(amount - part) });
  }
  return { used, left };
}

function unspentParts(year: number, shortfall: Paise, ongoingLeft: Paise, rules: CsrRules): UnspentPart[] {
  if (!rules.unspent || shortfall === 0) return [];
  const { accountDays, fundMonths, ongoingYears, returnDays } = rules.unspent;
  const yearEnd = `${year + 1}-03-31`;
  const ongoing = least(shortfall, ongoingLeft);
  const other = paise(shortfall - ongoing);
  const spendBy = `${year + 1 + ongoingYears}-03-31`;
  return [
    ...(ongoing > 0
      ? [
          {
            kind: "ongoing" as const,
            amount: ongoing,
            transferBy: addIstDays(yearEnd, accountDays),
            spendBy,
            fundBy: addIstDays(spendBy, returnDays),
          },
        ]
      : []),
    ...(other > 0
      ? [
          {
            kind: "other" as const,
            amount: other,
            transferBy: endOfMonth(year + 1, 3 + fundMonths),
            spendBy: null,
            fundBy: null,
          },
        ]
      : []),
  ];
}

function endOfMonth(year: number, month: number): IstDay {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** Section 135(7), for an amount that was not transferred when it was due. */
export function penaltyRisk(amount: Paise, rules: CsrRules): PenaltyRisk {
  if (!rules.penalty || amount <= 0) return { company: zero, officer: zero };
  const { companyTimes, companyCap, officerDivisor, officerCap } = rules.penalty;
  return {
    company: paise(Math.min(amount * companyTimes, companyCap)),
    officer: paise(Math.min(Math.floor(amount / officerDivisor), officerCap)),
  };
}
