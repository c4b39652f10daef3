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
  z.object({
    kind: z.literal("notice"),
    /** When it is commonly announced, where only that is known: the desk looks then. */
    opensMonth: monthSchema.optional(),
  }),
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
  readonly basis: "announced" | "reported" | "rolling" | "estimate" | "none" | "ended" | "paused";
  readonly closesOn: IstDay | null;
  readonly opensOn: IstDay | null;
  /** The last round that is known to be over. */
  readonly closedOn: IstDay | null;
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
/** Usual dates are extended so often that for this long afterwards nobody can say "closed". */
const GRACE_DAYS = 31;

/** Whether it can be applied for on a day, and until when. A day in the past is never a deadline to come. */
export function deadlineOn(schedule: Schedule, day: IstDay): Deadline {
  const { season } = schedule;
  if (season.kind === "ended") return { ...nothing, status: "Closed", basis: "ended" };
  const ended = schedule.cycles.map((cycle) => cycle.closesOn).filter((closesOn) => closesOn < day);
  const closedOn = ended.sort().at(-1) ?? null;
  const coming = schedule.cycles
    .filter((cycle) => cycle.closesOn >= day)
    .sort((a, b) => (a.closesOn < b.closesOn ? -1 : 1))[0];
  if (coming) {
    const isOpen = (coming.opensOn ?? assumedOpening(season, coming.closesOn)) <= day;
    return {
      ...nothing,
      status: isOpen ? "Open" : "Closed",
      basis: coming.basis,
      closesOn: coming.closesOn,
      opensOn: coming.opensOn,
      closedOn,
      daysLeft: isOpen ? istDaysBetween(day, coming.closesOn) : null,
      expectedBy: coming.closesOn,
    };
  }
  if (season.kind === "rolling") return { ...nothing, closedOn, status: "Open", basis: "rolling" };
  if (season.kind === "yearly") return fromSeason(season, closedOn, day);
  const isOver =
    closedOn !== null && (season.kind === "rounds" || istDaysBetween(closedOn, day) <= RECENT_DAYS);
  return {
    ...nothing,
    closedOn,
    status: isOver ? "Closed" : "Unknown",
    basis: isOver ? "announced" : "none",
  };
}

const nothing = {
  closesOn: null,
  opensOn: null,
  closedOn: null,
  daysLeft: null,
  usual: null,
  expectedBy: null,
} as const;

type Yearly = Extract<Season, { kind: "yearly" }>;

/** The first usual window that is not over and whose round is not known to be. */
function fromSeason(season: Yearly, closedOn: IstDay | null, day: IstDay): Deadline {
  const { opensMonth, closesMonth, closesDay } = season;
  const base = {
    ...nothing,
    closedOn,
    basis: "estimate",
    usual: { opensMonth, closesMonth, closesDay },
  } as const;
  const today = countDays(day);
  const last = closedOn === null ? null : countDays(closedOn);
  const year = Number(day.slice(0, 4));
  let mayBeExtended = false;
  for (let closingYear = year - 1; closingYear <= year + 2; closingYear += 1) {
    const closes = closingDay(season, closingYear);
    const opens = openingDay(season, closingYear);
    if (last !== null && last >= opens - EARLY_DAYS && last <= closes + EARLY_DAYS) continue;
    if (closes < today) {
      mayBeExtended = today - closes <= GRACE_DAYS;
      continue;
    }
    const status = opens <= today || mayBeExtended ? "Unknown" : "Closed";
    return { ...base, status, expectedBy: new Date(closes * DAY_MS).toISOString().slice(0, 10) };
  }
  return { ...base, status: "Closed" };
}

// Days are counted, not spelt, in here: the whole catalogue is judged anew every morning.
const DAY_MS = 86_400_000;

function countDays(day: IstDay): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8))) / DAY_MS;
}

function closingDay(season: Yearly, year: number): number {
  const last = Date.UTC(year, season.closesMonth, 0) / DAY_MS;
  if (season.closesDay === null) return last;
  return Math.min(last, Date.UTC(year, season.closesMonth - 1, season.closesDay) / DAY_MS);
}

function openingDay(season: Yearly, closingYear: number): number {
  const { opensMonth, closesMonth } = season;
  const month = opensMonth ?? closesMonth - USUAL_MONTHS_OPEN + 1;
  const year = opensMonth !== null && opensMonth > closesMonth ? closingYear - 1 : closingYear;
  // A month below 1 is one of the year before, as Date counts.
  return Date.UTC(year, month - 1, 1) / DAY_MS;
}

function assumedOpening(season: Season, closesOn: IstDay): IstDay {
  if (season.kind !== "yearly" || season.opensMonth === null) return addIstDays(closesOn, -USUAL_DAYS_OPEN);
  const year = Number(closesOn.slice(0, 4));
  const month = String(season.opensMonth).padStart(2, "0");
  const opens = `${year}-${month}-01`;
  return opens <= closesOn ? opens : `${year - 1}-${month}-01`;
}

const statusRank: Record<OpenStatus, number> = { Open: 0, Unknown: 1, Closed: 2 };
const NO_DAY = 99_999_999;

/** Ascending: what closes first comes first, then what has no day, then what may be open, then the closed. */
export function deadlineSortKey(deadline: Deadline): number {
  const day = deadline.closesOn ?? deadline.expectedBy;
  return statusRank[deadline.status] * 100_000_000 + (day ? Number(day.replaceAll("-", "")) : NO_DAY);
}
