import { and, desc, eq, sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { ledgerTransaction } from "#app/db/schema/ledger.ts";
import { account } from "#app/features/ledger/ledger.ts";
import { moveMoney } from "#app/features/ledger/server/move-money.server.ts";
import { postTransaction } from "#app/features/ledger/server/post-transaction.server.ts";
import { reverseTransaction } from "#app/features/ledger/server/reverse-transaction.server.ts";

type By = Pick<Actor, "role" | "userId">;

/** Owed to the customer from the approval on. Approved again after it was taken back, it is booked again. */
async function approved(tx: Tx, actor: By, claim: { id: string; approvedPaise: number }): Promise<void> {
  const before = await tx.$count(
    ledgerTransaction,
    and(eq(ledgerTransaction.subjectId, claim.id), eq(ledgerTransaction.kind, "claim_approved")),
  );
  await postTransaction(tx, actor, {
    key: `claim-approved:${claim.id}:${before + 1}`,
    kind: "claim_approved",
    subjectId: claim.id,
    lines: [
      { account: account.claimCost, amountPaise: claim.approvedPaise, sourceId: null },
      { account: account.claim(claim.id), amountPaise: -claim.approvedPaise, sourceId: null },
    ],
  });
}

/** The approval that stands in the books; null for a claim that was approved before they took claims. */
async function standing(tx: Tx, claimId: string): Promise<string | null> {
  const [found] = await tx
    .select({ key: ledgerTransaction.key })
    .from(ledgerTransaction)
    .where(
      and(
        eq(ledgerTransaction.subjectId, claimId),
        eq(ledgerTransaction.kind, "claim_approved"),
        sql`not exists (select from ledger_transaction r where r.reverses_id = ${ledgerTransaction.id})`,
      ),
    )
    .orderBy(desc(ledgerTransaction.serial))
    .limit(1);
  return found?.key ?? null;
}

async function takenBack(tx: Tx, actor: By, claimId: string): Promise<void> {
  const key = await standing(tx, claimId);
  if (key) await reverseTransaction(tx, actor, key);
}

/** The bank has paid it. */
async function paid(
  tx: Tx,
  actor: By,
  payment: { id: string; claimId: string; amountPaise: number; reference: string },
): Promise<void> {
  const { id, claimId, amountPaise, reference } = payment;
  if (!(await standing(tx, claimId))) {
    await approved(tx, actor, { id: claimId, approvedPaise: amountPaise });
  }
  await moveMoney(tx, actor, {
    key: `claim-paid:${id}`,
    kind: "claim_paid",
    subjectId: claimId,
    reference,
    from: account.claim(claimId),
    to: account.insuranceBank,
    amountPaise,
  });
}

export const bookClaim = { approved, takenBack, paid };
