import { and, eq, inArray } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { payout, payoutBatch } from "#app/db/schema/payouts.ts";
import { recordPayout } from "#app/features/applications/server/decisions/record-payout.server.ts";
import { changeAward } from "#app/features/awards/server/change-award.server.ts";
import { closeSpentDonations } from "#app/features/giving/server/donations/close-spent-donations.server.ts";
import { account } from "#app/features/ledger/ledger.ts";
import { moveMoney } from "#app/features/ledger/server/move-money.server.ts";
import { payoutPermissions } from "../../payout-permissions.ts";
import { payoutBatchMachine, payoutMachine } from "../../payout-status.ts";
import { assertBankAnswer, type BankAnswer } from "../bank/assert-bank-answer.server.ts";
import { tellPayout } from "./tell-payout.server.ts";

/** What the bank answered for one payout; the same answer again changes nothing. */
export async function settlePayout(actor: Actor, payoutId: string, answer: BankAnswer): Promise<void> {
  payoutPermissions.assertCan(actor, "payout.pay");
  if (!isId(payoutId)) throw notFound();
  assertBankAnswer(answer);
  await inTransaction(async (tx) => {
    const [row] = await tx.select().from(payout).where(eq(payout.id, payoutId)).for("update");
    if (!row) throw notFound();
    if (row.status === answer.outcome) return;
    const event = answer.outcome === "paid" ? "pay" : "return";
    const status = next(payoutMachine, row.status, event, actor);
    const facts =
      answer.outcome === "paid" ? { bankReference: answer.reference } : { returnReason: answer.reason };
    await tx
      .update(payout)
      .set({ status, settledAt: now(), ...facts })
      .where(eq(payout.id, row.id));
    await writeAudit(tx, {
      chain: `payout:${row.id}`,
      actor,
      event: `payout.${event}`,
      from: row.status,
      to: status,
      details: facts,
    });
    await (answer.outcome === "paid" ? book(tx, actor, row, answer.reference) : bringBack(tx, actor, row));
    await settleBatch(tx, actor, row.batchId);
  });
}

type PayoutRow = typeof payout.$inferSelect;

async function book(tx: Tx, actor: Actor, row: PayoutRow, reference: string): Promise<void> {
  const posted = await moveMoney(tx, actor, {
    key: `payout-paid:${row.id}`,
    kind: "payout_paid",
    from: account.payout(row.id),
    to: account.bank,
    amountPaise: row.amountPaise,
    subjectId: row.id,
    reference,
  });
  const paid = await changeAward.one(tx, actor, row.awardId, {
    event: "settle",
    changes: { paidAt: now() },
    details: { reference },
  });
  await recordPayout(actor, paid.applicationId, { reference });
  const sources = await closeSpentDonations(tx, posted.id);
  await tellPayout(tx, { payout: row, award: paid, outcome: "paid", sources });
}

async function bringBack(tx: Tx, actor: Actor, row: PayoutRow): Promise<void> {
  await moveMoney(tx, actor, {
    key: `payout-returned:${row.id}`,
    kind: "payout_returned",
    from: account.payout(row.id),
    to: account.award(row.awardId),
    amountPaise: row.amountPaise,
    subjectId: row.id,
  });
  const waiting = await changeAward.one(tx, actor, row.awardId, { event: "return" });
  await tellPayout(tx, { payout: row, award: waiting, outcome: "returned", sources: [] });
}

/** The bank has answered for every one of them. */
async function settleBatch(tx: Tx, actor: Actor, batchId: string): Promise<void> {
  const [batch] = await tx.select().from(payoutBatch).where(eq(payoutBatch.id, batchId)).for("update");
  const open = await tx.$count(payout, and(eq(payout.batchId, batchId), inArray(payout.status, ["sent"])));
  if (open > 0) return;
  if (batch?.status !== "sent") return;
  const status = next(payoutBatchMachine, batch.status, "settle", actor);
  await tx.update(payoutBatch).set({ status, settledAt: now() }).where(eq(payoutBatch.id, batchId));
  await writeAudit(tx, {
    chain: `payout-batch:${batchId}`,
    actor,
    event: "payout_batch.settle",
    from: batch.status,
    to: status,
  });
}
