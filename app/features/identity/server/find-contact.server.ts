import { and, eq } from "drizzle-orm";
import { decryptField } from "#app/core/crypto.server.ts";
import { database } from "#app/db/client.server.ts";
import { userContact } from "#app/db/schema/users.ts";

/** The phone (ten digits) or e-mail address of an account, in the clear: to send to it or to show it to its owner. */
export async function findContact(userId: string, kind: "phone" | "email"): Promise<string | null> {
  const [row] = await database()
    .select()
    .from(userContact)
    .where(and(eq(userContact.userId, userId), eq(userContact.kind, kind)));
  if (!row) return null;
  return decryptField(row.valueEncrypted, {
    table: "user_contact",
    column: "value_encrypted",
    rowId: row.id,
  });
}
