import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { suspensionPermissions } from "../suspension-permissions.ts";
import { findStudentAccount } from "./find-student-account.server.ts";
import { holdAccount } from "./hold-account.server.ts";
import type { SuspensionReason } from "./suspension-reasons.ts";

/** The sign-in of a student, and of whoever shares her phone. The terms name the reasons: fraud, false information, misuse. */
export async function suspendStudent(
  actor: Actor,
  studentId: string,
  given: { readonly reason: SuspensionReason; readonly note: string },
): Promise<void> {
  suspensionPermissions.assertCan(actor, "suspension.student");
  await inTransaction(async (tx) => {
    const userId = await findStudentAccount(tx, actor, studentId);
    await holdAccount(tx, actor, { userId, ...given });
  });
}
