import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { registration } from "#app/db/schema/registration.ts";
import { removeDocument } from "#app/features/documents/server/remove-document.server.ts";
import { registrationPermissions } from "../registration-permissions.ts";
import { findRow, ownStudentId, storedFiles } from "./registration-row.server.ts";

/** Clear Form: the draft and its uploads are gone. What is already in stays. */
export async function clearRegistration(actor: Actor): Promise<void> {
  const row = await findRow(ownStudentId(actor));
  if (!row) return;
  registrationPermissions.assertCan(actor, "registration.write", row);
  if (row.submittedAt)
    throw conflict("This registration is already in. Correct it instead.", "already_registered");
  const files = Object.values(await storedFiles(row));
  await inTransaction(async (tx) => {
    const gone = await tx
      .delete(registration)
      .where(and(eq(registration.id, row.id), isNull(registration.submittedAt)))
      .returning({ id: registration.id });
    if (gone.length === 0) throw conflict();
    await writeAudit(tx, { chain: `registration:${row.id}`, actor, event: "registration.cleared" });
  });
  for (const file of files) await removeDocument(actor, file.id).catch(() => undefined);
}
