import { desc, eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { decryptField } from "#app/core/secrets/crypto.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { registrationCorrection } from "#app/db/schema/registration.ts";
import type { CorrectedField, Correction } from "../registration-correction.ts";
import { registrationPermissions } from "../registration-permissions.ts";
import { findRow, ownStudentId } from "./registration-row.server.ts";

const most = 50;

/** The history of the actor's own registration, the newest first. */
export async function listCorrections(actor: Actor): Promise<Correction[]> {
  const row = await findRow(ownStudentId(actor));
  if (!row) return [];
  registrationPermissions.assertCan(actor, "registration.read", row);
  const rows = await database()
    .select()
    .from(registrationCorrection)
    .where(eq(registrationCorrection.registrationId, row.id))
    .orderBy(desc(registrationCorrection.correctedAt), desc(registrationCorrection.id))
    .limit(most);
  return rows.map(({ id, correctedAt, changesEncrypted }) => ({
    id,
    at: correctedAt.toISOString(),
    changes: JSON.parse(
      decryptField(changesEncrypted, {
        table: "registration_correction",
        column: "changes_encrypted",
        rowId: id,
      }),
    ) as CorrectedField[],
  }));
}
