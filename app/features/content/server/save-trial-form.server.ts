import { now } from "#app/core/clock.ts";
import { encryptField } from "#app/core/crypto.server.ts";
import { newId } from "#app/core/id.ts";
import { lookupHash } from "#app/core/lookup-hash.server.ts";
import { database } from "#app/db/client.server.ts";
import { trialForm } from "#app/db/schema/content.ts";
import type { TrialForm } from "../forms/trial-form.ts";

/** Keeps what was sent, sealed; the same content twice is one row. A job deletes it after thirty days. */
export async function saveTrialForm(value: TrialForm): Promise<void> {
  const id = newId();
  const text = JSON.stringify(value);
  await database()
    .insert(trialForm)
    .values({
      id,
      fieldsSealed: encryptField(text, { table: "trial_form", column: "fields", rowId: id }),
      fingerprint: lookupHash("trial-form", text),
      createdAt: now(),
    })
    .onConflictDoNothing();
}
