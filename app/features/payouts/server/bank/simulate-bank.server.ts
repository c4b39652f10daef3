import { eq } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { env } from "#app/core/settings/env.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { award } from "#app/db/schema/awards.ts";
import { payout } from "#app/db/schema/payouts.ts";
import { readPayees } from "#app/features/applications/server/decisions/read-payees.server.ts";
import { payoutPermissions } from "../../payout-permissions.ts";
import { getPayoutBatch } from "../batches/get-payout-batch.server.ts";
import { settlePayout } from "../batches/settle-payout.server.ts";

/** In the demo the sandbox is the bank: an account that ends in 0000 comes back, every other one is paid. */
export async function simulateBank(actor: Actor, batchId: string): Promise<void> {
  payoutPermissions.assertCan(actor, "payout.pay");
  if (!env().isDemo) throw notFound();
  await getPayoutBatch(actor, batchId);
  const rows = await database()
    .select({
      id: payout.id,
      serial: payout.serial,
      status: payout.status,
      applicationId: award.applicationId,
    })
    .from(payout)
    .innerJoin(award, eq(award.id, payout.awardId))
    .where(eq(payout.batchId, batchId))
    .orderBy(payout.serial);
  const payees = await readPayees(
    actor,
    rows.map(({ applicationId }) => applicationId),
  );
  for (const row of rows) {
    if (row.status !== "sent") continue;
    const account = payees.get(row.applicationId)?.account;
    await settlePayout(
      actor,
      row.id,
      account?.endsWith("0000")
        ? { outcome: "returned", reason: "account_wrong" }
        : { outcome: "paid", reference: referenceOf(row.serial) },
    );
  }
}

/** SANDBOX, the day and the payout's own number: the same payout has the same reference. */
function referenceOf(serial: number): string {
  return `SANDBOX${istDate().replaceAll("-", "").slice(2)}${String(serial).padStart(8, "0")}`;
}
