import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { suggestion } from "#app/db/schema/suggestions.ts";
import { bookingContactHash } from "#app/features/helpdesk/server/bookings/booking-contact-hash.server.ts";
import type { SuggestionWords } from "../suggestion-form.ts";

export type SuggestionRow = typeof suggestion.$inferSelect;

const place = (column: "words_encrypted" | "email_encrypted", rowId: string) => ({
  table: "suggestion",
  column,
  rowId,
});

async function read(id: string, tx?: Tx): Promise<SuggestionRow> {
  if (!isId(id)) throw notFound("There is no such suggestion.");
  const [row] = tx
    ? await tx.select().from(suggestion).where(eq(suggestion.id, id)).for("update")
    : await database().select().from(suggestion).where(eq(suggestion.id, id));
  if (!row) throw notFound("There is no such suggestion.");
  return row;
}

/** The row of a suggestion: sealed to it is what somebody wrote, and where they want to be told. */
export const suggestionRow = {
  get: (id: string) => read(id),
  /** Held until the transaction ends: whoever comes second sees what the first one did (T39). */
  lock: (tx: Tx, id: string) => read(id, tx),
  sealWords: (id: string, words: SuggestionWords) =>
    encryptField(JSON.stringify(words), place("words_encrypted", id)),
  wordsOf: ({ id, wordsEncrypted }: Pick<SuggestionRow, "id" | "wordsEncrypted">): SuggestionWords | null =>
    wordsEncrypted === null
      ? null
      : (JSON.parse(decryptField(wordsEncrypted, place("words_encrypted", id))) as SuggestionWords),
  sealEmail: (id: string, email: string | undefined) =>
    email === undefined
      ? { emailEncrypted: null, emailHash: null }
      : {
          emailEncrypted: encryptField(email, place("email_encrypted", id)),
          emailHash: bookingContactHash("email", email),
        },
  emailOf: ({ id, emailEncrypted }: Pick<SuggestionRow, "id" | "emailEncrypted">): string | null =>
    emailEncrypted && decryptField(emailEncrypted, place("email_encrypted", id)),
  /** Who wrote, what they wrote and the file's name go; that there was one, and what became of it, stays. */
  forgotten: { wordsEncrypted: null, emailEncrypted: null, emailHash: null, userId: null, documentId: null },
};
