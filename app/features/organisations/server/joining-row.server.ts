import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId, newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { joiningEvent, joiningRequest } from "#app/db/schema/joining-requests.ts";
import type { JoiningFacts } from "../forms/joining.ts";
import { joiningLink } from "./joining-link.server.ts";

export type JoiningRow = typeof joiningRequest.$inferSelect;

const place = (column: "email_encrypted" | "answers_encrypted", rowId: string) => ({
  table: "joining_request",
  column,
  rowId,
});

/** By the key of its link. A wrong key and a request that is not there look alike (T13). */
async function reach(key: string): Promise<JoiningRow> {
  const id = joiningLink.idOf(key);
  const [row] = id ? await database().select().from(joiningRequest).where(eq(joiningRequest.id, id)) : [];
  if (!row) throw notFound("We could not find this request. Check the link in our mail.");
  return row;
}

async function get(id: string): Promise<JoiningRow> {
  const [row] = isId(id)
    ? await database().select().from(joiningRequest).where(eq(joiningRequest.id, id))
    : [];
  if (!row) throw notFound("There is no such request.");
  return row;
}

/** Held until the transaction ends: whoever comes second sees what the first one did (T39). */
async function lock(tx: Tx, id: string): Promise<JoiningRow> {
  const [row] = isId(id)
    ? await tx.select().from(joiningRequest).where(eq(joiningRequest.id, id)).for("update")
    : [];
  if (!row) throw notFound("There is no such request.");
  return row;
}

/** A line of its history, with the name of who did it (D22). */
async function note(tx: Tx, requestId: string, actor: Actor, by: string, words: string): Promise<void> {
  await tx
    .insert(joiningEvent)
    .values({ id: newId(), requestId, at: now(), byUserId: actor.userId, byName: by, words });
}

export const joiningRow = {
  reach,
  get,
  lock,
  note,
  sealEmail: (id: string, email: string) => encryptField(email, place("email_encrypted", id)),
  emailOf: ({ id, emailEncrypted }: Pick<JoiningRow, "id" | "emailEncrypted">) =>
    decryptField(emailEncrypted, place("email_encrypted", id)),
  sealFacts: (id: string, facts: JoiningFacts) =>
    encryptField(JSON.stringify(facts), place("answers_encrypted", id)),
  factsOf: ({ id, answersEncrypted }: Pick<JoiningRow, "id" | "answersEncrypted">): JoiningFacts | null =>
    answersEncrypted === null
      ? null
      : (JSON.parse(decryptField(answersEncrypted, place("answers_encrypted", id))) as JoiningFacts),
};
