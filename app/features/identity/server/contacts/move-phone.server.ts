import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { appUser, userContact } from "#app/db/schema/users.ts";
import { endSessions } from "../sessions/end-sessions.server.ts";
import { contactRow } from "./contact-row.server.ts";

/**
 * The account opens with another number, and with the old one no longer. Every session ends. The caller has asked
 * who may, and whether the new number is free; an empty account that holds it (`closes`) is closed.
 */
export async function movePhone(
  tx: Tx,
  actor: Actor,
  wish: {
    readonly userId: string;
    readonly phone: string;
    readonly closes: string | null;
    readonly because: string;
  },
): Promise<void> {
  const { userId, phone, closes, because } = wish;
  if (closes) {
    await tx.delete(userContact).where(and(eq(userContact.userId, closes), eq(userContact.kind, "phone")));
    await tx.update(appUser).set({ disabledAt: now() }).where(eq(appUser.id, closes));
    await endSessions(tx, { userId: closes, actor, reason: "disabled" });
    await writeAudit(tx, {
      chain: `account:${closes}`,
      actor,
      event: "account.disabled",
      details: { because, hadNothing: true },
    });
  }
  const gone = await tx
    .delete(userContact)
    .where(and(eq(userContact.userId, userId), eq(userContact.kind, "phone")))
    .returning({ id: userContact.id });
  if (gone.length === 0) throw notFound();
  await tx.insert(userContact).values(contactRow.make({ userId, kind: "phone", value: phone }));
  await endSessions(tx, { userId, actor, reason: "phone_changed" });
  await writeAudit(tx, {
    chain: `account:${userId}`,
    actor,
    event: "account.phone_changed",
    details: { because },
  });
}
