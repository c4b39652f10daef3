import { inArray } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { userContact } from "#app/db/schema/users.ts";
import { contactRow } from "./contact-row.server.ts";

/** The phones and e-mail addresses of many accounts in one statement, each opened when it is asked for. */
export async function listContacts(
  userIds: readonly string[],
): Promise<(userId: string, kind: "phone" | "email") => string | null> {
  const rows =
    userIds.length > 0
      ? await database()
          .select()
          .from(userContact)
          .where(inArray(userContact.userId, [...userIds]))
      : [];
  const known = new Map(rows.map((row) => [`${row.kind} ${row.userId}`, row]));
  return (userId, kind) => {
    const row = known.get(`${kind} ${userId}`);
    return row ? contactRow.open(row) : null;
  };
}
