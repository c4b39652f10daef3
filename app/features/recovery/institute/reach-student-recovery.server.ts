import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { student } from "#app/db/schema/students.ts";
import { recoveryPermissions } from "../recovery-permissions.ts";
import { type RecoveryRow, recoveryRow } from "../server/recovery-row.server.ts";
import { knownStudents } from "./known-students.server.ts";

/** A request of a student this institute knows. Of any other it is as if there were none (T13). */
export async function reachStudentRecovery(
  actor: Actor,
  requestId: string,
): Promise<{ row: RecoveryRow; studentName: string | null }> {
  const row = await recoveryRow.get(requestId);
  const instituteId = actor.instituteId ?? "";
  const known =
    row.studentId && instituteId
      ? await knownStudents.find(instituteId, eq(student.id, row.studentId))
      : null;
  // One that was done stays to be read by whoever began it or spoke: the old phone is on the roll no longer.
  const isKnown = known !== null || (instituteId !== "" && row.instituteId === instituteId);
  recoveryPermissions.assertCan(actor, "recovery.speak_for", { instituteId, isKnown });
  // What somebody else has begun and not sent is nobody's to see.
  const isUnsent = row.status === "draft" || row.status === "proven";
  if (isUnsent && row.instituteId !== instituteId) throw notFound();
  return { row, studentName: known?.name ?? null };
}
