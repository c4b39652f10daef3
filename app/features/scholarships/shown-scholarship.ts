import type { ScholarshipDetail } from "./scholarship-view.ts";

/** What travels with the page of a scholarship: not its rules as data, nor whose row it is. */
export type ShownScholarship = Omit<ScholarshipDetail, "uuid" | "criteria" | "season" | "cycles" | "ownerId">;

export function shownScholarship(scholarship: ScholarshipDetail): ShownScholarship {
  const { uuid: _1, criteria: _2, season: _3, cycles: _4, ownerId: _5, ...shown } = scholarship;
  return shown;
}
