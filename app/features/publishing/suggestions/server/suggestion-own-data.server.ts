import { asc, eq, inArray, or } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { suggestion } from "#app/db/schema/suggestions.ts";
import { eraseDocuments } from "#app/features/documents/server/erase-documents.server.ts";
import { bookingContactHash } from "#app/features/helpdesk/server/bookings/booking-contact-hash.server.ts";
import type {
  DataSubject,
  OwnDataRoom,
} from "#app/features/identity/server/own-data/own-data-rooms.server.ts";
import { suggestionFields } from "../suggestion-fields.ts";
import { suggestionNumber } from "../suggestion-number.ts";
import { suggestionMachine } from "../suggestion-status.ts";
import { type SuggestionRow, suggestionRow } from "./suggestion-row.server.ts";

type Writer = Pick<DataSubject, "userId" | "emails">;

function rowsOf(
  { userId, emails }: Writer,
  reader: Pick<Tx, "select"> = database(),
): Promise<SuggestionRow[]> {
  const hashes = emails.map((email) => bookingContactHash("email", email));
  const isTheirs = or(
    eq(suggestion.userId, userId),
    inArray(suggestion.emailHash, hashes.length > 0 ? hashes : ["none"]),
  );
  return reader.select().from(suggestion).where(isTheirs).orderBy(asc(suggestion.createdAt));
}

/** T36: what somebody said is wrong, by their account or by the address they gave. */
export const suggestionOwnData: OwnDataRoom = {
  name: "suggestions",
  async collect(writer) {
    return (await rowsOf(writer)).map((row) => ({
      number: suggestionNumber(row),
      about: suggestionFields[row.field],
      status: suggestionMachine.states[row.status].label,
      sentAt: formatDateTime(row.createdAt),
      ...suggestionRow.wordsOf(row),
    }));
  },
  async erase(tx, writer) {
    for (const { id } of await rowsOf(writer, tx)) {
      await eraseDocuments(tx, { kind: "suggestion", id });
      await tx.update(suggestion).set(suggestionRow.forgotten).where(eq(suggestion.id, id));
    }
  },
};
