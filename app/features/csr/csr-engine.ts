import type { Paise } from "#app/core/money.ts";
import { type CsrDuty, csrDuty, type YearFigures } from "./csr-duty.ts";
import { type CsrRules, csrBills, csrRulesOfYear } from "./csr-rules.ts";
import { type CsrSettlement, type SetOffCredit, settleCsrYear, type YearSpending } from "./csr-settlement.ts";

export interface CsrBooks {
  /** Every known year, in any order. */
  readonly figures: readonly YearFigures[];
  readonly spending: ReadonlyMap<number, YearSpending>;
  /** The company's first financial year, where it has fewer than three. */
  readonly firstYear: number | null;
}

export interface CsrYear {
  readonly rules: CsrRules;
  readonly duty: CsrDuty;
  readonly settlement: CsrSettlement;
  /** What the year could set off when it began. */
  readonly opening: readonly SetOffCredit[];
}

/**
 * Runs the years in order, so that an excess of one reaches the next three. A year whose figures are missing
 * has no duty that could be computed, and sets nothing off.
 */
export function runCsrYears(
  books: CsrBooks,
  from: number,
  to: number,
  rulesOf: (year: number) => CsrRules = csrRulesOfYear,
): CsrYear[] {
  const years: CsrYear[] = [];
  let credits: readonly SetOffCredit[] = [];
  for (let year = from; year <= to; year += 1) {
    const rules = rulesOf(year);
    const duty = csrDuty(year, books.figures, rules, books.firstYear);
    const known = duty.applies !== null && duty.missing.length === 0;
    const spending = books.spending.get(year) ?? nothingSpent;
    const settlement = settleCsrYear(
      year,
      duty.amount,
      known ? spending : { ...spending, maySetOff: false },
      credits,
      rules,
    );
    years.push({ rules, duty, settlement, opening: credits });
    // What was spent against an unknown duty is no proven excess.
    credits = known ? settlement.credits : settlement.credits.filter((credit) => credit.year !== year);
  }
  return years;
}

export interface UnderRules {
  readonly rules: CsrRules;
  readonly duty: CsrDuty;
  readonly settlement: CsrSettlement;
}

/** The same company and year under the law and under each pending bill. */
export function compareCsrRules(
  year: number,
  figures: readonly YearFigures[],
  spending: YearSpending,
  credits: readonly SetOffCredit[],
  firstYear: number | null = null,
): UnderRules[] {
  return [csrRulesOfYear(year), ...csrBills].map((rules) => {
    const duty = csrDuty(year, figures, rules, firstYear);
    return { rules, duty, settlement: settleCsrYear(year, duty.amount, spending, credits, rules) };
  });
}

const nothingSpent: YearSpending = {
  direct: 0 as Paise,
  overhead: 0 as Paise,
  ongoingLeft: 0 as Paise,
  maySetOff: false,
};
