import { z } from "zod";
import type { IstDay } from "#app/core/clock.ts";
import { addIstDays, isIstDay, istDaysBetween } from "#app/core/clock.ts";

const daySchema = z.string().refine(isIstDay, "Give the date as YYYY-MM-DD.");
const monthSchema = z.int().min(1).max(12);

/** One round of a scholarship. `reported` dates come from the press, `announced` ones from the provider. */
export const cycleSchema = z
  .object({
    opensOn: daySchema.nullable().default(null),
    closesOn: daySchema,
    basis: z.enum(["announced", "reported"]).default("announced"),
  })
  .refine((cycle) => cycle.opensOn === null || cycle.opensOn <= cycle.closesOn, "It closes before it opens.");
export type Cycle = z.output<typeof cycleSchema>;

/** What is usual when no round is announced. */
export const seasonSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("yearly"),
    opensMonth: monthSchema.nullable().default(null),
    closesMonth: monthSchema,
    closesDay: z.int().min(1).max(31).nullable().default(null),
  }),
  /** Open all the year. */
  z.object({ kind: z.literal("rolling") }),
  /** Announced each time, with no usual month. */
  z.object({ kind: z.literal("notice") }),
  /** Only the rounds that are written down: what an owner runs on this site. */
  z.object({ kind: z.literal("rounds") }),
  z.object({ kind: z.literal("ended") }),
]);
export type Season = z.output<typeof seasonSchema>;

export interface Schedule {
  readonly cycles: readonly Cycle[];
  readonly season: Season;
}

export const openStatuses = ["Open", "Closed", "Unknown"] as const;
export type OpenStatus = (typeof openStatuses)[number];

export interface Deadline {
  readonly status: OpenStatus;
  /** What the status rests on. */
  readonly basis: "announced" | "reported" | "rolling" | "estimate" | "none" | "ended";
  readonly closesOn: IstDay | null;
  readonly opensOn: IstDay | null;
  /** 0 on the last day; null when no closing day is known. */
  readonly daysLeft: number | null;
  /** "Usually closes in October": only where no announced day answers the question. */
  readonly usual: { opensMonth: number | null; closesMonth: number; closesDay: number | null } | null;
  /** The closing day that is expected next, for sorting and for "opens again around …"; an estimate. */
  readonly expectedBy: IstDay | null;
}

// Where nobody says when it opens, forms are commonly open for about three months.
const USUAL_MONTHS_OPEN = 3;
const USUAL_DAYS_OPEN = 92;
/** A round that closed this long before the usual window still belongs to it. */
const EARLY_DAYS = 45;
const RECENT_DAYS = 120;

/** Whether it can be applied for on a day, and until when. A day in the past is never a deadline to come. */
export function deadlineOn(schedule: Schedule, day: IstDay): Deadline {
  const { season } = schedule;
  if (season.kind === "ended") return { ...nothing, status: "Closed", basis: "ended" };
  const usual = season.kind === "yearly" ? usualOf(season) : null;
  const coming = schedule.cycles
    .filter((cycle) => cycle.closesOn >= day)
    .sort((a, b) => (a.closesOn < b.closesOn ? -1 : 1))[0];
  if (coming) {
    const opensOn = coming.opensOn ?? assumedOpening(season, coming.closesOn);
    const isOpen = opensOn <= day;
    return {
      status: isOpen ? "Open" : "Closed",
      basis: coming.basis,
      closesOn: coming.closesOn,
      opensOn: coming.opensOn,
      daysLeft: isOpen ? istDaysBetween(day, coming.closesOn) : null,
      usual: null,
      expectedBy: coming.closesOn,
    };
  }
  if (season.kind === "rolling") return { ...nothing, status: "Open", basis: "rolling" };
  const last = schedule.cycles.reduce(
    (latest, cycle) => (cycle.closesOn > latest ? cycle.closesOn : latest),
    "",
  );
  if (season.kind === "yearly") return fromSeason(season, usual, last, day);
  const isOver =
    season.kind === "rounds" ? last !== "" : last !== "" && istDaysBetween(last, day) <= RECENT_DAYS;
  return { ...nothing, status: isOver ? "Closed" : "Unknown", basis: isOver ? "announced" : "none" };
}

const nothing = { closesOn: null, opensOn: null, daysLeft: null, usual: null, expectedBy: null } as const;

type Yearly = Extract<Season, { kind: "yearly" }>;

function usualOf({ opensMonth, closesMonth, closesDay }: Yearly): Deadline["usual"] {
  return { opensMonth, closesMonth, closesDay };
}

/** Of the windows of last, this and next year: the first that is not over, if its round is not known to be. */
function fromSeason(season: Yearly, usual: Deadline["usual"], last: string, day: IstDay): Deadline {
  const year = Number(day.slice(0, 4));
  for (const closingYear of [year, year + 1, year + 2]) {
    const closes = closingDay(season, closingYear);
    const opens = openingDay(season, closingYear);
    const isHad =
      last !== "" && last >= addIstDays(opens, -EARLY_DAYS) && last <= addIstDays(closes, EARLY_DAYS);
    if (closes < day || isHad) continue;
    const status = opens <= day ? "Unknown" : "Closed";
    return { ...nothing, status, basis: "estimate", usual, expectedBy: closes };
  }
  return { ...nothing, status: "Closed", basis: "estimate", usual };
}

function closingDay(season: Yearly, year: number): IstDay {
  const last = new Date(Date.UTC(year, season.closesMonth, 0)).getUTCDate();
  return dayOf(year, season.closesMonth, Math.min(season.closesDay ?? last, last));
}

function openingDay(season: Yearly, closingYear: number): IstDay {
  const month = season.opensMonth ?? season.closesMonth - USUAL_MONTHS_OPEN + 1;
  if (month < 1) return dayOf(closingYear - 1, month + 12, 1);
  return dayOf(month > season.closesMonth ? closingYear - 1 : closingYear, month, 1);
}

function assumedOpening(season: Season, closesOn: IstDay): IstDay {
  if (season.kind !== "yearly" || season.opensMonth === null) return addIstDays(closesOn, -USUAL_DAYS_OPEN);
  const year = Number(closesOn.slice(0, 4));
  const opens = dayOf(year, season.opensMonth, 1);
  return opens <= closesOn ? opens : dayOf(year - 1, season.opensMonth, 1);
}

function dayOf(year: number, month: number, day: number): IstDay {
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

const statusRank: Record<OpenStatus, number> = { Open: 0, Unknown: 1, Closed: 2 };
const NO_DAY = 99_999_999;

/** Ascending: what closes first comes first, then what has no day, then what may be open, then the closed. */
export function deadlineSortKey(deadline: Deadline): number {
  const day = deadline.closesOn ?? deadline.expectedBy;
  return statusRank[deadline.status] * 100_000_000 + (day ? Number(day.replaceAll("-", "")) : NO_DAY);
}
