import {
  addHours,
  addIstDays,
  formatDate,
  type IstDay,
  isIstDay,
  istDate,
  istDaysBetween,
  startOfIstDay,
} from "#app/core/clock.ts";
import { formatCount, formatMoney, paise } from "#app/core/money.ts";
import type { savedReport } from "#app/db/schema/saved-reports.ts";

type Row = typeof savedReport.$inferSelect;
export type ReportSubject = Row["subject"];
export type ReportPeriod = Row["period"];
export type ReportSchedule = Row["schedule"];

export const reportSubjects = ["policies", "revenue", "claims", "agents", "enquiries"] as const;
export const reportPeriods = ["this_month", "last_month", "last_90_days", "this_year", "custom"] as const;
export const reportSchedules = ["never", "daily", "weekly", "monthly"] as const;

export const subjectWords: Record<ReportSubject, string> = {
  policies: "Policies by month",
  revenue: "Revenue by month",
  claims: "Claims by month",
  agents: "Agents and commissions",
  enquiries: "Help desk by month",
};

export const periodWords: Record<ReportPeriod, string> = {
  this_month: "This month",
  last_month: "Last month",
  last_90_days: "Last 90 days",
  this_year: "This year",
  custom: "These two days",
};

export const scheduleWords: Record<ReportSchedule, string> = {
  never: "Not by mail",
  daily: "Every day",
  weekly: "Every Monday",
  monthly: "On the first of a month",
};

export type DayRange = { from: IstDay; to: IstDay };

/** The two days a period means today. */
export function rangeOfPeriod(
  period: ReportPeriod,
  custom: { fromDay: IstDay | null; toDay: IstDay | null },
  today: IstDay = istDate(),
): DayRange {
  const month = `${today.slice(0, 7)}-01`;
  switch (period) {
    case "this_month":
      return { from: month, to: today };
    case "last_month": {
      const last = addIstDays(month, -1);
      return { from: `${last.slice(0, 7)}-01`, to: last };
    }
    case "last_90_days":
      return { from: addIstDays(today, -89), to: today };
    case "this_year":
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    case "custom":
      return { from: custom.fromDay ?? month, to: custom.toDay ?? today };
  }
}

export function rangeWords({ from, to }: DayRange): string {
  return `${formatDate(from)} to ${formatDate(to)}`;
}

export function reportFileName({ from, to }: DayRange): string {
  return `report-${from}-${to}`;
}

/** The hour of the mail in India; the job's clock is made of it. */
export const reportHour = 7;

/** When the mail comes next: on the first day that is due and whose hour is still ahead. */
export function nextMail(schedule: ReportSchedule, at: Date): Date | null {
  if (schedule === "never") return null;
  const hourOf = (day: IstDay) => addHours(startOfIstDay(day), reportHour);
  let day = istDate(at);
  while (!isDueOn(schedule, day) || hourOf(day) <= at) day = addIstDays(day, 1);
  return hourOf(day);
}

/** Whether a report is due on this day: weekly on Mondays, monthly on the first. */
export function isDueOn(schedule: ReportSchedule, day: IstDay): boolean {
  if (schedule === "daily") return true;
  if (schedule === "weekly") return new Date(`${day}T00:00:00Z`).getUTCDay() === 1;
  return schedule === "monthly" && day.endsWith("-01");
}

/** What the address asks to see at once; what does not fit is this year's policies. */
export function quickReportOf(parameters: URLSearchParams): { subject: ReportSubject; range: DayRange } {
  const year = rangeOfPeriod("this_year", { fromDay: null, toDay: null });
  const from = parameters.get("from") ?? "";
  const to = parameters.get("to") ?? "";
  const fits = isIstDay(from) && isIstDay(to) && from <= to && istDaysBetween(from, to) <= 1830;
  return {
    subject: reportSubjects.find((subject) => subject === parameters.get("about")) ?? "policies",
    range: fits ? { from, to } : year,
  };
}

export type FigureKind = "count" | "money";

export function figureWords(figure: number, kind: FigureKind): string {
  return kind === "money" ? formatMoney(paise(Math.round(figure))) : formatCount(figure);
}
