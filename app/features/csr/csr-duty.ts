import { type Paise, paise } from "#app/core/money.ts";
import type { CsrRules } from "./csr-rules.ts";

/** A company's figures of one financial year; 2025 is April 2025 to March 2026. */
export interface YearFigures {
  readonly year: number;
  readonly netWorth: Paise;
  readonly turnover: Paise;
  /** Under section 198; a loss is below zero. */
  readonly netProfit: Paise;
}

export interface ApplicabilityTest {
  readonly name: "netWorth" | "turnover" | "netProfit";
  readonly value: Paise;
  readonly floor: Paise;
  readonly isMet: boolean;
}

export interface Applicability {
  /** Null while the figures of the year before are not known. */
  readonly applies: boolean | null;
  readonly tests: readonly ApplicabilityTest[];
}

/** Section 135(1): any one of the three tests, in the year before. */
export function csrApplicability(before: YearFigures | null, rules: CsrRules): Applicability {
  if (!before) return { applies: null, tests: [] };
  const test = (name: ApplicabilityTest["name"], floor: Paise): ApplicabilityTest => ({
    name,
    value: before[name],
    floor,
    isMet: before[name] >= floor,
  });
  const tests = [
    test("netWorth", rules.netWorthFloor),
    test("turnover", rules.turnoverFloor),
    test("netProfit", rules.netProfitFloor),
  ];
  return { applies: tests.some(({ isMet }) => isMet), tests };
}

export interface CsrDuty extends Applicability {
  readonly year: number;
  /** The years that are averaged, oldest first: up to three, or those since the company began. */
  readonly years: readonly YearFigures[];
  /** Years before `year` that are expected and not entered. */
  readonly missing: readonly number[];
  /** Rounded to a paisa for show; the duty is taken from the exact sum. */
  readonly average: Paise;
  readonly amount: Paise;
}

/**
 * Section 135(5): 2% of the average net profit of the three years before. A loss counts as a loss; an average
 * of zero or below asks for nothing.
 */
export function csrDuty(
  year: number,
  figures: readonly YearFigures[],
  rules: CsrRules,
  firstYear: number | null = null,
): CsrDuty {
  const expected = Array.from(
    { length: rules.yearsAveraged },
    (_, back) => year - rules.yearsAveraged + back,
  );
  const since = expected.filter((candidate) => firstYear === null || candidate >= firstYear);
  const years = since.flatMap((candidate) => figures.find((known) => known.year === candidate) ?? []);
  const applicability = csrApplicability(years.find((known) => known.year === year - 1) ?? null, rules);
  const sum = years.reduce((total, { netProfit }) => total + BigInt(netProfit), 0n);
  const count = BigInt(years.length);
  return {
    ...applicability,
    year,
    years,
    missing: since.filter((candidate) => !years.some((known) => known.year === candidate)),
    average: count === 0n ? paise(0) : paise(divideRounded(sum, count)),
    amount:
      applicability.applies === true && sum > 0n
        ? paise(divideRounded(sum * BigInt(rules.spendShare), count * 10_000n))
        : paise(0),
  };
}

/** Half away from zero, once, so that no rounding is rounded again. */
function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const half = dividend < 0n ? -divisor : divisor;
  return (2n * dividend + half) / (2n * divisor);
}

export interface OverheadView {
  readonly booked: Paise;
  readonly counted: Paise;
  /** Above the cap: spent, but no CSR. */
  readonly refused: Paise;
  readonly cap: Paise;
  /** Of the counted spend, in basis points. */
  readonly share: number;
  /** Of all that was booked, what does not count included: what stands beside the booked amount. */
  readonly bookedShare: number;
}

/** Rule 7(1): overheads are at most 5% of the year's CSR spend, themselves included. */
export function csrOverheads(direct: Paise, overhead: Paise, rules: CsrRules): OverheadView {
  const share = BigInt(rules.overheadShare);
  const cap = paise((BigInt(direct) * share) / (10_000n - share));
  const counted = paise(Math.min(overhead, cap));
  const total = direct + counted;
  const all = direct + overhead;
  return {
    booked: overhead,
    counted,
    refused: paise(overhead - counted),
    cap,
    share: total === 0 ? 0 : Number((BigInt(counted) * 10_000n) / BigInt(total)),
    bookedShare: all === 0 ? 0 : Number((BigInt(overhead) * 10_000n) / BigInt(all)),
  };
}

/** Section 135(9): above the floor the board needs a committee. */
export function needsCommittee(duty: Paise, rules: CsrRules): boolean {
  return duty > rules.committeeFloor;
}
