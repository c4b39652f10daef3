import { financialYear, type IstDay } from "#app/core/clock.ts";
import { type Paise, paise, splitMoney } from "#app/core/money.ts";
import type { WaitingRow } from "#app/features/giving/approvals/approval-view.ts";
import type { PledgeRow } from "#app/features/giving/work/pledge-row.ts";
import { assessmentCostCap } from "./csr-assessment.ts";
import type { YearFigures } from "./csr-duty.ts";
import type { ImpactMetric, ReportFrequency, ScheduleItem, SpendKind, TransferKind } from "./csr-options.ts";
import { csrRulesOfYear } from "./csr-rules.ts";
import type { YearSpending } from "./csr-settlement.ts";

export interface CompanyView {
  readonly name: string;
  readonly csrId: string;
  readonly budget: Paise;
  readonly educationPercent: number;
  readonly reportFrequency: ReportFrequency;
  readonly impactMetrics: readonly ImpactMetric[];
  readonly committeeDirectors: number;
  readonly committeeIndependent: number;
  readonly firstYear: number | null;
}

/** What the board, the CFO and the company's accounts say of one year. */
export interface YearRecord {
  readonly year: number;
  readonly figures: YearFigures | null;
  readonly elsewhere: Paise;
  readonly elsewhereOverhead: Paise;
  readonly planApprovedOn: IstDay | null;
  readonly setOffResolvedOn: IstDay | null;
  readonly cfoHalfOn: IstDay | null;
  readonly cfoYearOn: IstDay | null;
  readonly csr2FiledOn: IstDay | null;
}

/** What a programme spent in one year, from one pocket. */
export interface SpendSum {
  readonly programmeId: string;
  readonly year: number;
  readonly kind: SpendKind;
  /** Out of the Unspent CSR Account of that year. */
  readonly fromYear: number | null;
  readonly amount: Paise;
}

export interface ProgrammeBooks {
  readonly id: string;
  readonly title: string;
  readonly scheduleItem: ScheduleItem;
  readonly isOngoing: boolean;
  readonly status: "draft" | "active" | "completed";
  readonly budget: Paise;
  readonly startsOn: IstDay;
  readonly endsOn: IstDay;
  readonly completedOn: IstDay | null;
  readonly partnerName: string | null;
  readonly partnerCsr1: string | null;
  readonly milestones: readonly { title: string; dueOn: IstDay; doneOn: IstDay | null }[];
  readonly scholarshipId: string | null;
  readonly states: readonly string[];
}

export interface TransferRow {
  readonly id: string;
  readonly year: number;
  readonly kind: TransferKind;
  readonly amount: Paise;
  readonly madeOn: IstDay;
  readonly receiver: string;
  readonly reference: string;
}

export interface OutcomeSum {
  readonly programmeId: string;
  readonly metric: ImpactMetric;
  readonly state: string | null;
  readonly count: number;
}

/** Everything a company's figures come from. */
export interface CompanyBooks {
  /** How much waits for the reader's own approval; no figure of the company. */
  readonly waiting?: { readonly count: number; readonly rows: readonly WaitingRow[] };
  readonly pledges?: readonly PledgeRow[];
  /** Vouchers without a paper. */
  readonly unproven?: { readonly count: number; readonly oldest: string | null };
  readonly company: CompanyView;
  readonly years: readonly YearRecord[];
  readonly programmes: readonly ProgrammeBooks[];
  /** Vouchers, and the awards of own scholarships that reached a student's bank. */
  readonly spends: readonly SpendSum[];
  readonly transfers: readonly TransferRow[];
  readonly outcomes: readonly OutcomeSum[];
  /** Students with an award of an own scholarship. */
  readonly awarded: readonly { programmeId: string; students: number }[];
}

const sum = (rows: readonly { amount: Paise }[]) =>
  paise(rows.reduce((total, { amount }) => total + amount, 0));

export function spentOf(books: CompanyBooks, where: (row: SpendSum) => boolean): Paise {
  return sum(books.spends.filter(where));
}

/** What one year did, as the engine needs it. */
export function yearSpending(books: CompanyBooks, year: number): YearSpending {
  const record = books.years.find((known) => known.year === year);
  const ofKind = (kind: SpendKind) =>
    spentOf(books, (row) => row.year === year && row.fromYear === null && row.kind === kind);
  const direct = ofKind("direct") + (record?.elsewhere ?? 0);
  // What an assessment costs above its cap is paid, but is no CSR.
  const cap = assessmentCostCap(paise(direct), csrRulesOfYear(year));
  return {
    direct: paise(direct + Math.min(ofKind("assessment"), cap)),
    overhead: paise(ofKind("overhead") + (record?.elsewhereOverhead ?? 0)),
    ongoingLeft: ongoingLeft(books, year),
    maySetOff: (record?.setOffResolvedOn ?? null) !== null,
  };
}

/** The part of a programme's budget that is planned for one year: even over the years it runs. */
export function plannedFor(programme: ProgrammeBooks, year: number): Paise {
  const first = financialYear(programme.startsOn);
  const last = Math.max(first, financialYear(programme.endsOn));
  if (year < first || year > last) return paise(0);
  const parts = splitMoney(
    programme.budget,
    Array.from({ length: last - first + 1 }, () => 1),
  );
  return parts[year - first] ?? paise(0);
}

function ongoingLeft(books: CompanyBooks, year: number): Paise {
  const left = books.programmes
    .filter(({ isOngoing, status }) => isOngoing && status === "active")
    .map((programme) => {
      const spent = spentOf(
        books,
        (row) => row.programmeId === programme.id && row.year === year && row.fromYear === null,
      );
      return Math.max(0, plannedFor(programme, year) - spent);
    });
  return paise(left.reduce((total, amount) => total + amount, 0));
}

/** Utilisation of the budget, and how many milestones are reached, in percent. */
export function programmeProgress(books: CompanyBooks, programme: ProgrammeBooks) {
  const spent = spentOf(books, (row) => row.programmeId === programme.id);
  const done = programme.milestones.filter(({ doneOn }) => doneOn !== null).length;
  const total = programme.milestones.length;
  const reported = books.outcomes
    .filter(({ programmeId, metric }) => programmeId === programme.id && metric === "students")
    .reduce((count, row) => count + row.count, 0);
  const awarded = books.awarded.find(({ programmeId }) => programmeId === programme.id)?.students ?? 0;
  return {
    spent,
    utilisation: programme.budget === 0 ? 0 : Math.floor((spent * 100) / programme.budget),
    completion: programme.status === "completed" ? 100 : total === 0 ? 0 : Math.floor((done * 100) / total),
    students: reported + awarded,
  };
}
