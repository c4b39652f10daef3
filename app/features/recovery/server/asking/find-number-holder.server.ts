import { and, eq, isNotNull, isNull, ne } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { registration } from "#app/db/schema/registration.ts";
import { userContact, userRole } from "#app/db/schema/users.ts";

export interface NumberHolder {
  readonly contactId: string;
  readonly userId: string;
  /** Nothing was ever sent in from it, and it serves nobody else: who tried to sign in with her new number made it. */
  readonly isEmpty: boolean;
}

/** The account that a phone number opens today, if any. */
export async function findNumberHolder(phoneHash: string): Promise<NumberHolder | null> {
  const db = database();
  const [contact] = await db
    .select({ id: userContact.id, userId: userContact.userId })
    .from(userContact)
    .where(and(eq(userContact.kind, "phone"), eq(userContact.valueHash, phoneHash)));
  if (!contact) return null;
  const { userId } = contact;
  const registered = await db.$count(
    registration,
    and(eq(registration.userId, userId), isNotNull(registration.submittedAt), isNull(registration.erasedAt)),
  );
  const otherRoles = await db.$count(
    userRole,
    and(eq(userRole.userId, userId), ne(userRole.role, "student"), isNull(userRole.revokedAt)),
  );
  return { contactId: contact.id, userId, isEmpty: registered === 0 && otherRoles === 0 };
}
