import { and, eq, ne } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid, notFound } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { payout } from "#app/db/schema/payouts.ts";
import { askSecondPerson } from "#app/features/identity/server/second-person/ask-second-person.server.ts";
import { payoutPermissions } from "../../payout-permissions.ts";
import { payoutNumber } from "../../payout-view.ts";
import { assertBankAnswer } from "../bank/assert-bank-answer.server.ts";

export interface PaidByHand {
  readonly reference: string;
  /** Where it was seen: the bank's page, a letter, a call. */
  readonly reason: string;
}

/**
 * What no file of the bank says is one person's word: a second one looks before a payout counts as paid (T52). Nothing
 * is booked, and nobody is told, until then.
 */
export async function askPaidByHand(actor: Actor, payoutId: string, wish: PaidByHand): Promise<void> {
  payoutPermissions.assertCan(actor, "payout.pay");
  if (!isId(payoutId)) throw notFound();
  const { reference } = wish;
  assertBankAnswer({ outcome: "paid", reference });
  const reason = wish.reason.trim();
  if (reason.length < 5 || reason.length > 300)
    throw invalid({ reason: ["Say where you saw it, in 5 to 300 characters."] });
  await inTransaction(async (tx) => {
    const [row] = await tx.select().from(payout).where(eq(payout.id, payoutId)).for("update");
    if (!row) throw notFound();
    if (row.status !== "sent")
      throw conflict("Only a payout that is at the bank can be recorded as paid.", "wrong_state");
    const known = and(eq(payout.bankReference, reference), ne(payout.id, payoutId));
    if ((await tx.$count(payout, known)) > 0)
      throw invalid({ reference: ["This UTR is recorded for another payout."] });
    await askSecondPerson(tx, actor, {
      kind: "payout.paid_by_hand",
      subject: `payout:${payoutId}`,
      title: `Payout ${payoutNumber(row)} as paid, UTR ${reference}`,
      amountPaise: row.amountPaise,
      payload: { reference },
      reason,
    });
  });
}
