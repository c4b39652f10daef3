import { and, eq, gt } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { decryptField, hashToken } from "#app/core/secrets/crypto.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { parkedForm } from "#app/db/schema/sessions.ts";

export interface ParkedForm {
  readonly path: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly hadFiles: boolean;
  readonly hadSecrets: boolean;
}

/** The kept form of this browser, for the person who sent it and nobody else. */
export async function findParkedForm(actor: Actor, token: string): Promise<ParkedForm | null> {
  if (!actor.userId) return null;
  const [row] = await database()
    .select()
    .from(parkedForm)
    .where(
      and(
        eq(parkedForm.tokenHash, hashToken(token)),
        eq(parkedForm.userId, actor.userId),
        gt(parkedForm.expiresAt, now()),
      ),
    );
  if (!row) return null;
  const text = decryptField(row.fieldsEncrypted, {
    table: "parked_form",
    column: "fields_encrypted",
    rowId: row.id,
  });
  const { path, hadFiles, hadSecrets } = row;
  return { path, fields: JSON.parse(text) as [string, string][], hadFiles, hadSecrets };
}
