import type { Actor } from "#app/core/portals/permissions.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { account } from "#app/features/ledger/ledger.ts";
import { postTransaction } from "#app/features/ledger/server/post-transaction.server.ts";

type By = Pick<Actor, "role" | "userId">;

/** A premium came into the insurance's own bank account. */
async function received(
  tx: Tx,
  actor: By,
  payment: { id: string; amountPaise: number; transactionId: string },
): Promise<void> {
  await postTransaction(tx, actor, {
    key: `premium:${payment.id}`,
    kind: "premium_received",
    subjectId: payment.id,
    reference: payment.transactionId,
    lines: [
      { account: account.insuranceBank, amountPaise: payment.amountPaise, sourceId: null },
      { account: account.premium, amountPaise: -payment.amountPaise, sourceId: null },
    ],
  });
}

/** Some of it went back to the customer. */
async function refunded(
  tx: Tx,
  actor: By,
  refund: { id: string; paymentId: string; amountPaise: number },
): Promise<void> {
  await postTransaction(tx, actor, {
    key: `premium-refund:${refund.id}`,
    kind: "premium_refunded",
    subjectId: refund.paymentId,
    lines: [
      { account: account.premium, amountPaise: refund.amountPaise, sourceId: null },
      { account: account.insuranceBank, amountPaise: -refund.amountPaise, sourceId: null },
    ],
  });
}

export const bookPremium = { received, refunded };
