import { addIstDays, financialYear, financialYearLabel, type IstDay, monthName } from "#app/core/clock.ts";
import type { ReportFrequency } from "./csr-options.ts";

/** The half-year is for the CFO's certificate only. */
export type PeriodKind = ReportFrequency | "half";

export interface CsrPeriod {
  readonly kind: PeriodKind;
  readonly from: IstDay;
  readonly to: IstDay;
  /** "July to September 2026" */
  readonly label: string;
}

const months: Record<PeriodKind, number> = { monthly: 1, quarterly: 3, half: 6, annual: 12 };

/** The period of the financial year that a day lies in. */
export function periodOf(kind: PeriodKind, day: IstDay): CsrPeriod {
  const year = financialYear(day);
  const length = months[kind];
  const month = (Number(day.slice(5, 7)) + 8) % 12;
  const first = month - (month % length);
  const from = firstDay(year, first);
  const to = addIstDays(firstDay(year, first + length), -1);
  const name = (at: IstDay) => monthName(Number(at.slice(5, 7)));
  return {
    kind,
    from,
    to,
    label:
      kind === "annual"
        ? financialYearLabel(year)
        : kind === "monthly"
          ? `${name(from)} ${from.slice(0, 4)}`
          : `${name(from)} to ${name(to)} ${to.slice(0, 4)}`,
  };
}

/** The last one that is over. */
export function lastPeriod(kind: PeriodKind, today: IstDay): CsrPeriod {
  return periodOf(kind, addIstDays(periodOf(kind, today).from, -1));
}

/** The first day of the month that stands `place` months after April of the year. */
function firstDay(year: number, place: number): IstDay {
  return new Date(Date.UTC(year, 3 + place, 1)).toISOString().slice(0, 10);
}
