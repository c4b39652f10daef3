import { and, eq } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { userContact } from "#app/db/schema/users.ts";
import { hashContact } from "./hash-contact.server.ts";

/** The account of a proven phone (ten digits), or null. */
export async function findPhoneOwner(phone: string): Promise<string | null> {
  const [row] = await database()
    .select({ userId: userContact.userId })
    .from(userContact)
    .where(and(eq(userContact.kind, "phone"), eq(userContact.valueHash, hashContact("phone", phone))));
  return row?.userId ?? null;
}
