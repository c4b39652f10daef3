import { financialYear, financialYearLabel, type IstDay, istDaysBetween } from "#app/core/clock.ts";
import { type Paise, paise, shareOfMoney } from "#app/core/money.ts";
import { type AssessmentNeed, assessmentNeed } from "./csr-assessment.ts";
import { type CompanyBooks, spentOf, type YearRecord, yearSpending } from "./csr-books.ts";
import { type CsrYear, compareCsrRules, runCsrYears, type UnderRules } from "./csr-engine.ts";
import { educationItem } from "./csr-options.ts";
import { type CsrRules, csrRulesOfYear } from "./csr-rules.ts";
import { type PenaltyRisk, penaltyRisk, type UnspentPart } from "./csr-settlement.ts";

/** A part of an earlier year's unspent amount, and what has become of it. */
export interface OpenDuty extends UnspentPart {
  readonly year: number;
  readonly transferred: Paise;
  readonly left: Paise;
  readonly isLate: boolean;
  /** If the amount that is left stays where it is. */
  readonly risk: PenaltyRisk;
}

export interface AccountState {
  readonly year: number;
  readonly moved: Paise;
  readonly spent: Paise;
  readonly left: Paise;
  readonly spendBy: IstDay;
}

/** A company's CSR on one day, all of it reckoned from its rows. */
export interface CsrPicture {
  readonly today: IstDay;
  readonly year: number;
  readonly label: string;
  readonly rules: CsrRules;
  readonly record: YearRecord | null;
  /** As if the year ended today. */
  readonly current: CsrYear;
  readonly earlier: readonly CsrYear[];
  readonly spent: Paise;
  readonly educationTarget: Paise;
  readonly educationSpent: Paise;
  readonly timeGone: number;
  readonly openDuties: readonly OpenDuty[];
  readonly accounts: readonly AccountState[];
  readonly assessment: AssessmentNeed;
  readonly comparison: readonly UnderRules[];
}

export function csrPicture(books: CompanyBooks, today: IstDay, year = financialYear(today)): CsrPicture {
  const figures = books.years.flatMap((record) => record.figures ?? []);
  const known = [...figures.map((one) => one.year), ...books.spends.map((row) => row.year), year];
  const years = [...new Set([...known, ...books.years.map((record) => record.year)])];
  const spending = new Map(years.map((one) => [one, yearSpending(books, one)]));
  const { firstYear } = books.company;
  // Set-off reaches back three years, and those need the three before them.
  const run = runCsrYears({ figures, spending, firstYear }, Math.min(...years), year);
  const current = run.at(-1) as CsrYear;
  const earlier = run.slice(0, -1);
  const rules = csrRulesOfYear(year);
  const proven = earlier.filter(isProven);
  return {
    today,
    year,
    label: financialYearLabel(year),
    rules,
    record: books.years.find((one) => one.year === year) ?? null,
    current,
    earlier,
    spent: current.settlement.spent,
    educationTarget: shareOfMoney(books.company.budget, books.company.educationPercent * 100),
    educationSpent: educationSpent(books, year, current.settlement.overheads),
    timeGone: timeGone(year, today),
    openDuties: proven.flatMap((one) => openDuties(books, one, today)),
    accounts: proven.flatMap((one) => accountOf(books, one)),
    assessment: assessmentNeed(
      proven.filter(({ duty }) => duty.year >= year - 3).map(({ duty }) => duty.amount),
      rules,
    ),
    comparison: compareCsrRules(
      year,
      figures,
      spending.get(year) ?? yearSpending(books, year),
      current.opening,
      firstYear,
    ),
  };
}

/** The duty is known: no figure that it needs is missing. */
export function isProven({ duty }: CsrYear): boolean {
  return duty.applies !== null && duty.missing.length === 0;
}

/** D12: of the overheads only what counts towards the duty counts here too. */
function educationSpent(
  books: CompanyBooks,
  year: number,
  { booked, counted }: { readonly booked: Paise; readonly counted: Paise },
): Paise {
  const ids = new Set(
    books.programmes.filter(({ scheduleItem }) => scheduleItem === educationItem).map(({ id }) => id),
  );
  const of = (isOverhead: boolean) =>
    spentOf(
      books,
      (row) =>
        row.year === year &&
        row.fromYear === null &&
        ids.has(row.programmeId) &&
        (row.kind === "overhead") === isOverhead,
    );
  const overheads = booked > 0 ? Math.floor((of(true) * counted) / booked) : 0;
  return paise(of(false) + overheads);
}

function timeGone(year: number, today: IstDay): number {
  const days = istDaysBetween(`${year}-04-01`, `${year + 1}-04-01`);
  return Math.min(100, Math.max(0, Math.round((istDaysBetween(`${year}-04-01`, today) * 100) / days)));
}

function movedOf(books: CompanyBooks, year: number, kind: "unspent_account" | "schedule_vii_fund"): Paise {
  const rows = books.transfers.filter((row) => row.year === year && row.kind === kind);
  return paise(rows.reduce((total, row) => total + row.amount, 0));
}

/** Money for ongoing projects may go to the account or straight to a fund; other money only to a fund. */
function openDuties(books: CompanyBooks, { settlement, rules }: CsrYear, today: IstDay): OpenDuty[] {
  const { year } = settlement;
  const toAccount = movedOf(books, year, "unspent_account");
  let toFund = movedOf(books, year, "schedule_vii_fund");
  const other = settlement.unspent.find(({ kind }) => kind === "other");
  const forOther = Math.min(toFund, other?.amount ?? 0);
  toFund = paise(toFund - forOther);
  return settlement.unspent.map((part) => {
    const given = part.kind === "other" ? forOther : toAccount + toFund;
    const transferred = paise(Math.min(part.amount, given));
    const left = paise(part.amount - transferred);
    return {
      ...part,
      year,
      transferred,
      left,
      isLate: left > 0 && today > part.transferBy,
      risk: penaltyRisk(left, rules),
    };
  });
}

function accountOf(books: CompanyBooks, { settlement, rules }: CsrYear): AccountState[] {
  const { year } = settlement;
  const moved = movedOf(books, year, "unspent_account");
  if (moved === 0) return [];
  const spent = spentOf(books, (row) => row.fromYear === year);
  return [
    {
      year,
      moved,
      spent,
      left: paise(moved - spent),
      spendBy: `${year + 1 + (rules.unspent?.ongoingYears ?? 0)}-03-31`,
    },
  ];
}
