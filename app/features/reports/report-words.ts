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
import { isId } from "#app/core/id.ts";
import { formatCount, formatMoney, paise } from "#app/core/money.ts";
import type { GiverRole } from "#app/core/portals/roles.ts";
import type { savedReport } from "#app/db/schema/saved-reports.ts";

type Row = typeof savedReport.$inferSelect;
export type ReportSubject = Row["subject"];
export type ReportPeriod = Row["period"];
export type ReportSchedule = Row["schedule"];

/** What the product is for; they can be narrowed to one scholarship or institute. */
export const purposeSubjects = [
  "applications",
  "decision_time",
  "awards",
  "payouts",
  "donations",
  "institutes",
  "languages",
  "application_stops",
  "registration_stops",
] as const satisfies readonly ReportSubject[];
export type PurposeSubject = (typeof purposeSubjects)[number];

export const reportSubjects = [
  ...purposeSubjects,
  "policies",
  "revenue",
  "claims",
  "agents",
  "enquiries",
] as const;

/** A registration is for no scholarship, nor is anything of the insurance. */
const wholeOnly: readonly ReportSubject[] = [
  "registration_stops",
  "policies",
  "revenue",
  "claims",
  "agents",
  "enquiries",
];
export const canBeNarrowed = (subject: ReportSubject): boolean => !wholeOnly.includes(subject);

/** What somebody outside the desk sees of their own. */
export const ownSubjects: Readonly<Record<"institute" | GiverRole, readonly ReportSubject[]>> = {
  institute: ["applications", "decision_time", "awards", "payouts", "languages", "application_stops"],
  donor: ["donations", "applications", "awards", "payouts", "languages"],
  csr: ["donations", "applications", "awards", "payouts", "languages"],
};
export const reportPeriods = ["this_month", "last_month", "last_90_days", "this_year", "custom"] as const;
export const reportSchedules = ["never", "daily", "weekly", "monthly"] as const;

export const subjectWords: Record<ReportSubject, string> = {
  applications: "Applications by month",
  decision_time: "Time to decision by desk",
  awards: "Awards by month",
  payouts: "Payouts by month",
  donations: "Donations by month",
  institutes: "Applications by institute",
  languages: "Languages of the students",
  application_stops: "Where students stop: application",
  registration_stops: "Where students stop: registration",
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

/** What the address asks to see at once; what does not fit is this year's first report. */
export function quickReportOf(
  parameters: URLSearchParams,
  offered: readonly ReportSubject[] = reportSubjects,
): { subject: ReportSubject; range: DayRange; scholarshipId: string | null; instituteId: string | null } {
  const year = rangeOfPeriod("this_year", { fromDay: null, toDay: null });
  const from = parameters.get("from") ?? "";
  const to = parameters.get("to") ?? "";
  const fits = isIstDay(from) && isIstDay(to) && from <= to && istDaysBetween(from, to) <= 1830;
  const subject =
    offered.find((one) => one === parameters.get("about")) ?? offered[0] ?? ("applications" as const);
  const idOf = (name: string) => {
    const value = parameters.get(name);
    return canBeNarrowed(subject) && isId(value) ? value : null;
  };
  return {
    subject,
    range: fits ? { from, to } : year,
    scholarshipId: idOf("scholarship"),
    instituteId: idOf("institute"),
  };
}

export type QuickReportAsked = ReturnType<typeof quickReportOf>;

/** The same in an address, for the file of what is shown. */
export function quickQuery({ subject, range, scholarshipId, instituteId }: QuickReportAsked): string {
  const query = new URLSearchParams({ about: subject, ...range });
  if (scholarshipId) query.set("scholarship", scholarshipId);
  if (instituteId) query.set("institute", instituteId);
  return query.toString();
}

export type FigureKind = "count" | "money" | "hours" | "percent";

/** Medians and shares have no sum. */
export const canBeSummed = (kind: FigureKind | undefined): boolean => kind === "count" || kind === "money";

export function figureWords(figure: number, kind: FigureKind): string {
  if (kind === "money") return formatMoney(paise(Math.round(figure)));
  if (kind === "hours") return `${Math.round(figure * 10) / 10} h`;
  return kind === "percent" ? `${Math.round(figure)}%` : formatCount(figure);
}
