import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { award, scholarNote } from "#app/db/schema/awards.ts";
import { donation } from "#app/db/schema/donations.ts";
import { ledgerAccount, ledgerEntry } from "#app/db/schema/ledger.ts";
import { organisation } from "#app/db/schema/organisations.ts";
import { tellGivers } from "#app/features/giving/server/tell-givers.server.ts";
import { noteMachine } from "../../note-status.ts";
import { payoutPermissions } from "../../payout-permissions.ts";

/** The desk lets a note through to the givers, or keeps it back. */
export async function judgeScholarNote(
  actor: Actor,
  id: string,
  verdict: "shown" | "refused",
): Promise<void> {
  payoutPermissions.assertCan(actor, "payout.judge_thanks");
  if (!isId(id)) throw notFound();
  await inTransaction(async (tx) => {
    const [row] = await tx.select().from(scholarNote).where(eq(scholarNote.id, id)).for("update");
    if (!row) throw notFound();
    if (row.status === verdict) return;
    const to = next(noteMachine, row.status, verdict === "shown" ? "show" : "refuse", actor);
    await tx
      .update(scholarNote)
      .set({ status: to, readAt: now(), readBy: actor.userId })
      .where(eq(scholarNote.id, id));
    await writeAudit(tx, {
      chain: `award:${row.awardId}`,
      actor,
      event: "award.note_read",
      from: row.status,
      to,
    });
    if (verdict === "refused") return;
    const givers = await tx
      .selectDistinct({ organisationId: donation.organisationId })
      .from(award)
      .innerJoin(ledgerAccount, and(eq(ledgerAccount.kind, "award"), eq(ledgerAccount.ownerId, award.id)))
      .innerJoin(ledgerEntry, eq(ledgerEntry.accountId, ledgerAccount.id))
      .innerJoin(donation, eq(donation.id, ledgerEntry.sourceId))
      .innerJoin(organisation, eq(organisation.id, donation.organisationId))
      // A company sees counts and states, no notes: it has no Students tab.
      .where(and(eq(award.id, row.awardId), eq(organisation.kind, "donor")));
    for (const { organisationId } of givers) {
      await tellGivers(tx, organisationId, "studentUpdates", {
        type: "info",
        title: "A student wrote to you",
        message: "A thank-you note is on your Students tab.",
        link: "/donor?tab=students",
        dedupeKey: `note:${id}`,
      });
    }
  });
}
