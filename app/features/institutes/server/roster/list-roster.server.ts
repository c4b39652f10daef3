import { and, asc, eq } from "drizzle-orm";
import { formatDate } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { maskPhone } from "#app/core/secrets/mask.ts";
import { exportOf } from "#app/db/lists/export-list.server.ts";
import {
  ascending,
  descending,
  listPage,
  type PageRequest,
  streamRows,
} from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { rosterStudent } from "#app/db/schema/institutes.ts";
import { institutePermissions } from "../../institute-permissions.ts";
import { type RosterFilter, type RosterSort, rosterList } from "../../roster-list.ts";
import { rosterMachine } from "../../roster-status.ts";
import type { RosterLine } from "../../roster-view.ts";
import { rosterFilter } from "./roster-filter.server.ts";
import { type RosterRow, rosterRow } from "./roster-row.server.ts";

type Query = ListQuery<RosterFilter, RosterSort>;

function parts(instituteId: string, query: Query) {
  return {
    query,
    where: rosterFilter(instituteId, query),
    sorts: {
      name: [ascending(rosterStudent.name), ascending(rosterStudent.id)],
      newest: [descending(rosterStudent.createdAt), descending(rosterStudent.id)],
    },
    rows: (page: PageRequest) =>
      database()
        .select({
          id: rosterStudent.id,
          admissionNumber: rosterStudent.admissionNumber,
          name: rosterStudent.name,
          birthDay: rosterStudent.birthDay,
          gender: rosterStudent.gender,
          course: rosterStudent.course,
          year: rosterStudent.year,
          phoneEncrypted: rosterStudent.phoneEncrypted,
          status: rosterStudent.status,
          place: page.place,
        })
        .from(rosterStudent)
        .where(page.where)
        .orderBy(...page.orderBy)
        .limit(page.limit),
    counted: rosterStudent,
  };
}

type Row = Pick<
  RosterRow,
  "id" | "admissionNumber" | "name" | "birthDay" | "gender" | "course" | "year" | "phoneEncrypted" | "status"
>;

function toLine(row: Row, whole: boolean): RosterLine {
  const phone = rosterRow.phone(row);
  return {
    id: row.id,
    admissionNumber: row.admissionNumber,
    name: row.name,
    birthDay: formatDate(row.birthDay),
    gender: row.gender,
    course: row.course,
    year: row.year,
    phone: phone && (whole ? phone : maskPhone(phone)),
    status: row.status,
    statusLabel: rosterMachine.states[row.status].label,
  };
}

/** One page of the roll, and the classes there are, for the filter. */
async function page(actor: Actor, query: Query) {
  const instituteId = actor.instituteId ?? "";
  institutePermissions.assertCan(actor, "institute.read_roll", { instituteId });
  const found = await listPage(parts(instituteId, query));
  const courses = await database()
    .selectDistinct({ course: rosterStudent.course })
    .from(rosterStudent)
    .where(eq(rosterStudent.instituteId, instituteId))
    .orderBy(asc(rosterStudent.course))
    .limit(200);
  const listed = and(rosterFilter(instituteId, query), eq(rosterStudent.status, "listed"));
  return {
    ...found,
    /** Of all that match, not of this page alone. */
    toConfirm: await database().$count(rosterStudent, listed),
    rows: found.rows.map((row) => toLine(row, false)),
    courses: courses.map(({ course }) => course),
  };
}

/** The roll with whole phones, which its page masks. */
async function* all(actor: Actor, query: Query): AsyncGenerator<RosterLine> {
  for await (const row of streamRows(parts(actor.instituteId ?? "", query))) yield toLine(row, true);
}

/** The institute's own roll and nobody else's (T14). */
export const listRoster = {
  page,
  export: exportOf(rosterList, {
    allow: (actor) =>
      institutePermissions.assertCan(actor, "institute.export_roll", {
        instituteId: actor.instituteId ?? "",
      }),
    all,
    chain: ({ instituteId }) => `institute:${instituteId}`,
  }),
};
