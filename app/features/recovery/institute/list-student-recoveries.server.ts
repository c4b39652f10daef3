import { and, eq, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { descending, listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { registration } from "#app/db/schema/registration.ts";
import { student } from "#app/db/schema/students.ts";
import { parseRecoveryNumber } from "../recovery-number.ts";
import { recoveryPermissions } from "../recovery-permissions.ts";
import { deskRecoveryStatuses, type RecoveryStatus } from "../recovery-status.ts";
import { instituteRecoveryLine } from "./institute-recovery-line.server.ts";
import type { InstituteRecoveryLine } from "./institute-recovery-view.ts";
import { knownStudents } from "./known-students.server.ts";

type Query = ListQuery<"status", "newest">;

const name = sql<string | null>`coalesce(${registration.name}, ${student.name})`;

/** One page of the lost phones of students this institute knows: those still open, and those it had to do with. */
export async function listStudentRecoveries(
  actor: Actor,
  query: Query,
): Promise<Page<InstituteRecoveryLine>> {
  const instituteId = actor.instituteId ?? "";
  recoveryPermissions.assertCan(actor, "recovery.speak_for", { instituteId, isKnown: instituteId !== "" });
  const page = await listPage({
    query,
    where: and(ofInstitute(instituteId), narrowed(query)),
    sorts: { newest: [descending(recoveryRequest.createdAt), descending(recoveryRequest.id)] },
    rows: (wanted) =>
      database()
        .select({ row: recoveryRequest, name, place: wanted.place })
        .from(recoveryRequest)
        .innerJoin(student, eq(student.id, recoveryRequest.studentId))
        .leftJoin(registration, knownStudents.registered)
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
    count: async (where) => {
      const counted = database()
        .select({ id: recoveryRequest.id })
        .from(recoveryRequest)
        .innerJoin(student, eq(student.id, recoveryRequest.studentId))
        .leftJoin(registration, knownStudents.registered)
        .where(where)
        .as("counted");
      return database().$count(counted);
    },
  });
  return { ...page, rows: page.rows.map((found) => instituteRecoveryLine(found.row, found.name)) };
}

function ofInstitute(instituteId: string): SQL | undefined {
  return or(
    and(inArray(recoveryRequest.status, ["submitted", "waiting"]), knownStudents.ofInstitute(instituteId)),
    and(
      eq(recoveryRequest.instituteId, instituteId),
      inArray(recoveryRequest.status, ["draft", ...deskRecoveryStatuses]),
    ),
  );
}

/** By the request's number, whole, or a part of her name. */
function narrowed({ filters, search }: Query): SQL | undefined {
  const number = parseRecoveryNumber(search);
  const part = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return and(
    filters.status.length > 0
      ? inArray(recoveryRequest.status, filters.status as RecoveryStatus[])
      : undefined,
    search === "" ? undefined : number ? eq(recoveryRequest.serial, number.serial) : ilike(name, part),
  );
}
