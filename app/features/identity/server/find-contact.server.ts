import { and, eq } from "drizzle-orm";
import { database } from "#app/db/client.server.ts";
import { userContact } from "#app/db/schema/users.ts";
import { contactRow } from "./contact-row.server.ts";

/** The phone (ten digits) or e-mail address of an account, in the clear: to send to it or to show it to its owner. */
export async function findContact(userId: string, kind: "phone" | "email"): Promise<string | null> {
  const [row] = await database()
    .select()
    .from(userContact)
    .where(and(eq(userContact.userId, userId), eq(userContact.kind, kind)));
  return row ? contactRow.open(row) : null;
}
