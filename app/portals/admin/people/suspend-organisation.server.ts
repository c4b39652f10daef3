import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { defaultLanguage } from "#app/core/words/i18n.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { organisation } from "#app/db/schema/organisations.ts";
import { suspension } from "#app/db/schema/suspensions.ts";
import { userRole } from "#app/db/schema/users.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { outgoingMessages } from "#app/features/identity/server/contacts/outgoing-messages.server.ts";
import { endSessions } from "#app/features/identity/server/sessions/end-sessions.server.ts";
import { endSuspension } from "#app/features/identity/suspension/end-suspension.server.ts";
import { holdPartner } from "#app/features/identity/suspension/hold-partner.server.ts";
import {
  type SuspensionReason,
  suspensionWords,
} from "#app/features/identity/suspension/suspension-reasons.ts";
import { suspensionPermissions } from "#app/features/identity/suspension-permissions.ts";
import { pauseOwned } from "#app/features/publishing/server/pause-owned.server.ts";

type Row = typeof organisation.$inferSelect;

async function lock(tx: Tx, id: string): Promise<Row> {
  const [row] = isId(id)
    ? await tx.select().from(organisation).where(eq(organisation.id, id)).for("update")
    : [];
  if (!row) throw notFound("There is no such organisation.");
  return row;
}

const members = (tx: Tx, organisationId: string) =>
  tx
    .select({ userId: userRole.userId })
    .from(userRole)
    .where(and(eq(userRole.organisationId, organisationId), isNull(userRole.revokedAt)));

/** Nobody signs in for it, its programs take no applications, its money stays where it is. */
async function suspend(
  actor: Actor,
  organisationId: string,
  { reason, note }: { readonly reason: SuspensionReason; readonly note: string },
): Promise<void> {
  suspensionPermissions.assertCan(actor, "suspension.organisation");
  await inTransaction(async (tx) => {
    const row = await lock(tx, organisationId);
    await assertWithin(actor, "organisation", row.id, tx);
    const open = await tx
      .select({ id: suspension.id })
      .from(suspension)
      .where(
        and(
          eq(suspension.kind, "organisation"),
          eq(suspension.subjectId, row.id),
          isNull(suspension.restoredAt),
        ),
      );
    if (open.length > 0) throw conflict(`${row.name} is suspended already.`);
    const paused = await pauseOwned.pause(actor, row.id);
    const id = await holdPartner(tx, actor, {
      kind: "organisation",
      subjectId: row.id,
      reason,
      note,
      paused,
    });
    await tx
      .update(userRole)
      .set({ suspendedAt: now() })
      .where(and(eq(userRole.organisationId, row.id), isNull(userRole.revokedAt)));
    for (const { userId } of await members(tx, row.id)) {
      await endSessions(tx, { userId, actor, reason: "disabled" });
      await tell(tx, userId, `organisation-suspended:${id}:${userId}`, {
        title: `${row.name} is on hold`,
        message: `${suspensionWords(reason, defaultLanguage)} Until it is lifted nobody can sign in for ${row.name}, its programs take no applications, and no money moves. Nothing is deleted. Write to us if you think that this is a mistake.`,
      });
    }
  });
}

async function restore(actor: Actor, organisationId: string, { note }: { readonly note: string }) {
  suspensionPermissions.assertCan(actor, "suspension.organisation");
  await inTransaction(async (tx) => {
    const row = await lock(tx, organisationId);
    await assertWithin(actor, "organisation", row.id, tx);
    const ended = await endSuspension(tx, actor, { kind: "organisation", subjectId: row.id, note });
    if (!ended) throw conflict(`${row.name} is not suspended.`);
    await tx.update(userRole).set({ suspendedAt: null }).where(eq(userRole.organisationId, row.id));
    const left = await pauseOwned.resume(actor, ended.paused);
    await writeAudit(tx, {
      chain: `organisation:${row.id}`,
      actor,
      event: "organisation.restored",
      from: "suspended",
      to: "active",
      details: { reason: note, stayPaused: left },
    });
    for (const { userId } of await members(tx, row.id)) {
      await tell(tx, userId, `organisation-restored:${ended.id}:${userId}`, {
        title: `${row.name} works again`,
        message: `${row.name} is no longer on hold, and you can sign in again. ${left === 0 ? "Its programs are open as before." : `${left} of its programs stay paused: look at them and let them go on.`}`,
      });
    }
  });
}

async function tell(tx: Tx, userId: string, key: string, values: { title: string; message: string }) {
  const email = await findContact(userId, "email");
  if (!email) return;
  await outgoingMessages.queue(tx, { key, to: { email }, template: "generic", values, language: "en" });
}

/** A donor or company on hold, and back. */
export const suspendOrganisation = { suspend, restore };
