import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { registration } from "#app/db/schema/registration.ts";
import { student } from "#app/db/schema/students.ts";
import { recoveryPermissions } from "../recovery-permissions.ts";
import { deskRecoveryStatuses } from "../recovery-status.ts";
import { instituteRecoveryLine } from "./institute-recovery-line.server.ts";
import type { InstituteRecoveryLine } from "./institute-recovery-view.ts";
import { knownStudents } from "./known-students.server.ts";

const most = 50;

/** The newest lost phones of students this institute knows: those still open, and those it had to do with. */
export async function listStudentRecoveries(actor: Actor): Promise<InstituteRecoveryLine[]> {
  const instituteId = actor.instituteId ?? "";
  recoveryPermissions.assertCan(actor, "recovery.speak_for", { instituteId, isKnown: instituteId !== "" });
  const rows = await database()
    .select({
      row: recoveryRequest,
      name: sql<string | null>`coalesce(${registration.name}, ${student.name})`,
    })
    .from(recoveryRequest)
    .innerJoin(student, eq(student.id, recoveryRequest.studentId))
    .leftJoin(registration, knownStudents.registered)
    .where(
      or(
        and(
          inArray(recoveryRequest.status, ["submitted", "waiting"]),
          knownStudents.ofInstitute(instituteId),
        ),
        and(
          eq(recoveryRequest.instituteId, instituteId),
          inArray(recoveryRequest.status, ["draft", ...deskRecoveryStatuses]),
        ),
      ),
    )
    .orderBy(desc(recoveryRequest.createdAt), desc(recoveryRequest.id))
    .limit(most);
  return rows.map(({ row, name }) => instituteRecoveryLine(row, name));
}
