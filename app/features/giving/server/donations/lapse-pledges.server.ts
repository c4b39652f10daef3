import { and, asc, eq, lt } from "drizzle-orm";
import { addHours, now } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { donation } from "#app/db/schema/donations.ts";
import { donationNumber } from "../../donation-number.ts";
import { donationMachine, pledgeDays } from "../../donation-status.ts";
import { tellGivers } from "../tell-givers.server.ts";

const AT_ONCE = 500;

/** D11: a pledge that nobody paid ends by itself, and its giver is told. A second run changes nothing. */
export async function lapsePledges(): Promise<number> {
  const isOld = and(
    eq(donation.status, "pledged"),
    lt(donation.createdAt, addHours(now(), -24 * pledgeDays)),
  );
  const rows = await database()
    .select({ id: donation.id })
    .from(donation)
    .where(isOld)
    .orderBy(asc(donation.createdAt), asc(donation.id))
    .limit(AT_ONCE);
  for (const { id } of rows) await lapse(id);
  return rows.length;
}

async function lapse(id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const [row] = await tx.select().from(donation).where(eq(donation.id, id)).for("update");
    if (row?.status !== "pledged") return;
    const status = next(donationMachine, row.status, "lapse", systemActor);
    await tx.update(donation).set({ status }).where(eq(donation.id, id));
    await writeAudit(tx, {
      chain: `donation:${id}`,
      actor: systemActor,
      event: "donation.lapse",
      from: row.status,
      to: status,
    });
    await tellGivers(tx, row.organisationId, "donationReceipts", {
      type: "info",
      title: "A pledge has lapsed",
      message: `${donationNumber(row)}, ${formatMoney(paise(row.amountPaise))}, was not paid within ${pledgeDays} days. Nothing was charged.`,
      link: (at) => at.donation(id),
      dedupeKey: `donation:${id}:lapsed`,
    });
  });
}
