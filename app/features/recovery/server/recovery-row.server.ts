import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId, newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { recoveryEvent, recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import type { RecoveryFacts } from "../forms/recovery.ts";
import { recoveryLink } from "./recovery-link.server.ts";

export type RecoveryRow = typeof recoveryRequest.$inferSelect;
/** The OTR number has its own column, by which the desk searches. What her institute sends has no digits: it knows her. */
export type SealedFacts = Pick<RecoveryFacts, "birthDay" | "note"> &
  Partial<Pick<RecoveryFacts, "digitsOf" | "digits">>;

const place = (column: "new_phone_encrypted" | "answers_encrypted", rowId: string) => ({
  table: "recovery_request",
  column,
  rowId,
});

async function get(id: string | null): Promise<RecoveryRow> {
  const [row] = isId(id)
    ? await database().select().from(recoveryRequest).where(eq(recoveryRequest.id, id))
    : [];
  if (!row) throw notFound();
  return row;
}

/** Held until the transaction ends: whoever comes second sees what the first one did (T39). */
async function lock(tx: Tx, id: string): Promise<RecoveryRow> {
  const [row] = isId(id)
    ? await tx.select().from(recoveryRequest).where(eq(recoveryRequest.id, id)).for("update")
    : [];
  if (!row) throw notFound();
  return row;
}

/** A line of its history, with the name of who did it (D22). */
async function note(tx: Tx, requestId: string, actor: Actor, by: string, words: string): Promise<void> {
  await tx
    .insert(recoveryEvent)
    .values({ id: newId(), requestId, at: now(), byUserId: actor.userId, byName: by, words });
}

export const recoveryRow = {
  get,
  lock,
  note,
  /** By a key: a wrong one and a request that is not there look alike (T13). */
  reach: (door: "own" | "stop", key: string) => get(recoveryLink.idOf(door, key)),
  sealPhone: (id: string, phone: string) => encryptField(phone, place("new_phone_encrypted", id)),
  phoneOf: ({ id, newPhoneEncrypted }: Pick<RecoveryRow, "id" | "newPhoneEncrypted">) =>
    decryptField(newPhoneEncrypted, place("new_phone_encrypted", id)),
  sealFacts: (id: string, facts: SealedFacts) =>
    encryptField(JSON.stringify(facts), place("answers_encrypted", id)),
  factsOf: ({ id, answersEncrypted }: Pick<RecoveryRow, "id" | "answersEncrypted">): SealedFacts | null =>
    answersEncrypted === null
      ? null
      : (JSON.parse(decryptField(answersEncrypted, place("answers_encrypted", id))) as SealedFacts),
};
