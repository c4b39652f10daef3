import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { env } from "#app/core/settings/env.server.ts";
import { defaultLanguage } from "#app/core/words/i18n.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { institute } from "#app/db/schema/institutes.ts";
import { suspension } from "#app/db/schema/suspensions.ts";
import { endSuspension } from "#app/features/identity/suspension/end-suspension.server.ts";
import { holdPartner } from "#app/features/identity/suspension/hold-partner.server.ts";
import {
  type SuspensionReason,
  suspensionWords,
} from "#app/features/identity/suspension/suspension-reasons.ts";
import { suspensionPermissions } from "#app/features/identity/suspension-permissions.ts";
import { instituteContacts } from "#app/features/institutes/server/institute-contacts.server.ts";
import { tellInstitute } from "#app/features/institutes/server/tell-institute.server.ts";
import { pauseOwned } from "#app/features/publishing/server/pause-owned.server.ts";

type Row = typeof institute.$inferSelect;

async function lock(tx: Tx, id: string): Promise<Row> {
  const [row] = isId(id) ? await tx.select().from(institute).where(eq(institute.id, id)).for("update") : [];
  if (!row) throw notFound("There is no such institute.");
  return row;
}

/** Its people speak for nobody from the next click, its scholarships take no applications, its money stays. */
async function suspend(
  actor: Actor,
  instituteId: string,
  { reason, note }: { readonly reason: SuspensionReason; readonly note: string },
): Promise<void> {
  suspensionPermissions.assertCan(actor, "suspension.institute");
  await inTransaction(async (tx) => {
    const row = await lock(tx, instituteId);
    await assertWithin(actor, "institute", row.id, tx);
    const open = await tx
      .select({ id: suspension.id })
      .from(suspension)
      .where(
        and(
          eq(suspension.kind, "institute"),
          eq(suspension.subjectId, row.id),
          isNull(suspension.restoredAt),
        ),
      );
    if (open.length > 0) throw conflict(`${row.name} is suspended already.`);
    const paused = await pauseOwned.pause(actor, row.id);
    await tx
      .update(instituteMember)
      .set({ suspendedAt: now() })
      .where(and(eq(instituteMember.instituteId, row.id), isNull(instituteMember.endedAt)));
    const id = await holdPartner(tx, actor, {
      kind: "institute",
      subjectId: row.id,
      reason,
      note,
      paused,
    });
    await tell(tx, row, `institute-suspended:${id}`, {
      title: `${row.name} is on hold`,
      message: `${suspensionWords(reason, defaultLanguage)} Until it is lifted nobody works in your dashboard, your scholarships take no applications, and no money moves. Nothing is deleted. Answer this mail if you think that this is a mistake.`,
    });
  });
}

async function restore(actor: Actor, instituteId: string, { note }: { readonly note: string }) {
  suspensionPermissions.assertCan(actor, "suspension.institute");
  await inTransaction(async (tx) => {
    const row = await lock(tx, instituteId);
    await assertWithin(actor, "institute", row.id, tx);
    const ended = await endSuspension(tx, actor, { kind: "institute", subjectId: row.id, note });
    if (!ended) throw conflict(`${row.name} is not suspended.`);
    await tx
      .update(instituteMember)
      .set({ suspendedAt: null })
      .where(eq(instituteMember.instituteId, row.id));
    const left = await pauseOwned.resume(actor, ended.paused);
    await writeAudit(tx, {
      chain: `institute:${row.id}`,
      actor,
      event: "institute.restored",
      from: "suspended",
      to: "active",
      details: { reason: note, stayPaused: left },
    });
    await tell(tx, row, `institute-restored:${ended.id}`, {
      title: `${row.name} works again`,
      message: `Your institute is no longer on hold, and your people can go on. ${left === 0 ? "Your scholarships are open as before." : `${left} of your scholarships stay paused: look at them and let them go on.`}`,
    });
  });
}

async function tell(tx: Tx, row: Row, dedupeKey: string, words: { title: string; message: string }) {
  await tellInstitute(tx, {
    to: instituteContacts.open(row).email,
    link: new URL("/institute/dashboard", env().PUBLIC_URL).href,
    dedupeKey,
    subjectId: row.id,
    ...words,
  });
}

/** An institute on hold, and back. */
export const suspendInstitute = { suspend, restore };
