import { and, eq } from "drizzle-orm";
import { systemActor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { appUser, userContact } from "#app/db/schema/users.ts";
import { contactRow } from "./contact-row.server.ts";
import { emailLink } from "./email-link.server.ts";
import { hashContact } from "./hash-contact.server.ts";

/** Whoever opens the letter proves the address; on whichever phone. An address belongs to one account. */
export async function confirmEmail(token: string): Promise<"confirmed" | "old" | "taken"> {
  const said = emailLink.open(token);
  if (!said) return "old";
  const { userId, email } = said;
  return inTransaction(async (tx) => {
    const [person] = await tx
      .select({ id: appUser.id })
      .from(appUser)
      .where(eq(appUser.id, userId))
      .for("update");
    if (!person) return "old";
    const isEmail = eq(userContact.kind, "email");
    const [holder] = await tx
      .select({ userId: userContact.userId })
      .from(userContact)
      .where(and(isEmail, eq(userContact.valueHash, hashContact("email", email))));
    if (holder) return holder.userId === userId ? "confirmed" : "taken";
    await tx.delete(userContact).where(and(isEmail, eq(userContact.userId, userId)));
    await tx.insert(userContact).values(contactRow.make({ userId, kind: "email", value: email }));
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor: { ...systemActor, userId },
      event: "account.email_confirmed",
    });
    return "confirmed";
  });
}
