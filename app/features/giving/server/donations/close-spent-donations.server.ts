import { and, eq, inArray, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { donation } from "#app/db/schema/donations.ts";
import { ledgerEntry } from "#app/db/schema/ledger.ts";
import { donationMachine } from "../../donation-status.ts";

export interface PaidSource {
  readonly donationId: string;
  readonly organisationId: string;
}

/** Whose rupees a transaction moved; a donation of which nothing is left at the bank is completed. */
export async function closeSpentDonations(tx: Tx, transactionId: string): Promise<PaidSource[]> {
  const touched = tx
    .selectDistinct({ sourceId: ledgerEntry.sourceId })
    .from(ledgerEntry)
    .where(eq(ledgerEntry.transactionId, transactionId));
  const sources = await tx
    .select({ donationId: donation.id, organisationId: donation.organisationId })
    .from(donation)
    .where(inArray(donation.id, touched));
  if (sources.length === 0) return [];
  const spent = await tx
    .select({ id: donation.id, status: donation.status })
    .from(donation)
    .where(
      and(
        inArray(
          donation.id,
          sources.map(({ donationId }) => donationId),
        ),
        eq(donation.status, "active"),
        sql`(select sum(e.amount_paise) from ledger_entry e join ledger_account a on a.id = e.account_id
          where a.kind = 'bank' and e.source_id = ${donation.id}) = 0`,
      ),
    );
  for (const { id, status } of spent) {
    const to = next(donationMachine, status, "complete", systemActor);
    await tx.update(donation).set({ status: to, completedAt: now() }).where(eq(donation.id, id));
    await writeAudit(tx, {
      chain: `donation:${id}`,
      actor: systemActor,
      event: "donation.complete",
      from: status,
      to,
    });
  }
  return sources;
}
