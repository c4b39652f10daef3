import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";
import { contactRow } from "./contact-row.server.ts";
import { outgoingMessages } from "./outgoing-messages.server.ts";

/** A mail to every active super admin: for what the operator should know before looking at a page. */
export async function tellAdmins(
  tx: Tx,
  { key, title, message }: { key: string; title: string; message: string },
): Promise<void> {
  const admins = await tx
    .select({ contact: userContact })
    .from(userRole)
    .innerJoin(appUser, and(eq(appUser.id, userRole.userId), isNull(appUser.disabledAt)))
    .innerJoin(userContact, and(eq(userContact.userId, appUser.id), eq(userContact.kind, "email")))
    .where(and(eq(userRole.role, "admin"), isNull(userRole.revokedAt)));
  for (const { contact } of admins) {
    await outgoingMessages.queue(tx, {
      key: `${key}:${contact.userId}`,
      to: { email: contactRow.open(contact) },
      template: "generic",
      values: { title, message },
      language: "en",
    });
  }
}
