import { and, eq, ilike, inArray, or, type SQL } from "drizzle-orm";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import { rosterStudent } from "#app/db/schema/institutes.ts";
import type { RosterFilter, RosterSort } from "../../roster-list.ts";
import type { RosterStatus } from "../../roster-status.ts";

/** Those of an institute's roll that the address asks for. */
export function rosterFilter(
  instituteId: string,
  { search, filters: { status, course } }: ListQuery<RosterFilter, RosterSort>,
): SQL | undefined {
  const like = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return and(
    eq(rosterStudent.instituteId, instituteId),
    status.length > 0 ? inArray(rosterStudent.status, status as RosterStatus[]) : undefined,
    course.length > 0 ? inArray(rosterStudent.course, [...course]) : undefined,
    search ? or(ilike(rosterStudent.name, like), ilike(rosterStudent.admissionNumber, like)) : undefined,
  );
}
