import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { suspensionPermissions } from "../suspension-permissions.ts";
import { findStudentAccount } from "./find-student-account.server.ts";
import { releaseAccount } from "./release-account.server.ts";

export async function restoreStudent(
  actor: Actor,
  studentId: string,
  { note }: { readonly note: string },
): Promise<void> {
  suspensionPermissions.assertCan(actor, "suspension.student");
  await inTransaction(async (tx) => {
    const userId = await findStudentAccount(tx, actor, studentId);
    await releaseAccount(tx, actor, { userId, note });
  });
}
