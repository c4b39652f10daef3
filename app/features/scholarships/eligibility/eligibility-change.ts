import type { IstDay } from "#app/core/clock.ts";
import { ageOn } from "#app/core/clock.ts";
import type { Level, LevelRange } from "../catalogue/levels.ts";
import { rungOf } from "../catalogue/levels.ts";
import type { Criteria } from "./criteria.ts";

/** What would change a verdict, and by when. Codes and values; the page makes the words. */
export type Change =
  | { readonly code: "age"; readonly age: number; readonly on: IstDay }
  /** `on` is the start of a school year; null where the length of a course is not known. */
  | { readonly code: "level"; readonly level: Level; readonly on: IstDay | null }
  | { readonly code: "marks"; readonly minPercent: number }
  | { readonly code: "answer"; readonly question: string }
  | { readonly code: "opens"; readonly on: IstDay | null; readonly around: IstDay | null };

// School years begin in June in most of the country.
const NEW_SCHOOL_YEAR = "06-01";

/** Too young today: the birthday on which that ends, if the upper limit is not passed by then. */
export function changeOfAge(
  rule: NonNullable<Criteria["age"]>,
  born: IstDay | undefined,
  day: IstDay,
): Change | null {
  if (born === undefined || rule.min === null || ageOn(born, day) >= rule.min) return null;
  return { code: "age", age: rule.min, on: birthday(born, rule.min) };
}

function birthday(born: IstDay, age: number): IstDay {
  const year = Number(born.slice(0, 4)) + age;
  const isLeap = new Date(Date.UTC(year, 2, 0)).getUTCDate() === 29;
  // Who is born on 29 February turns a year older on 1 March of the other years, as ageOn() counts.
  return born.endsWith("-02-29") && !isLeap ? `${year}-03-01` : `${year}${born.slice(4)}`;
}

/** Not there yet: the first level that is, and the school year it begins in. */
export function changeOfLevel(range: LevelRange, level: Level | undefined, day: IstDay): Change | null {
  if (level === undefined || rungOf(level) >= rungOf(range.from)) return null;
  const years = yearsUntil(level, range.from);
  return { code: "level", level: range.from, on: years === null ? null : schoolYear(day, years) };
}

const LAST_CLASS = rungOf("class-12");

/** ITI and diploma follow class 10; a degree follows class 12. After that courses differ in length. */
function yearsUntil(level: Level, wanted: Level): number | null {
  const from = rungOf(level);
  if (from > LAST_CLASS) return null;
  const to = rungOf(wanted);
  if (to <= LAST_CLASS) return to - from;
  if (wanted === "iti" || wanted === "diploma") return Math.max(1, rungOf("class-11") - from);
  return wanted === "ug" ? LAST_CLASS + 1 - from : null;
}

function schoolYear(day: IstDay, years: number): IstDay {
  const year = Number(day.slice(0, 4));
  const isBefore = day.slice(5) < NEW_SCHOOL_YEAR;
  return `${(isBefore ? year - 1 : year) + years}-${NEW_SCHOOL_YEAR}`;
}
