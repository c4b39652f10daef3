import { amountInWords } from "#app/core/amount-in-words.server.ts";
import { formatDate } from "#app/core/clock.ts";
import { conflict } from "#app/core/errors.ts";
import { paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/permissions.ts";
import { drawReceipt } from "./draw-receipt.server.ts";
import { getOwnAward } from "./get-own-award.server.ts";

/** The student's side: what was paid, when, to which account, under which bank reference. */
export async function makeAwardReceipt(
  actor: Actor,
  awardId: string,
): Promise<{ fileName: string; bytes: Buffer }> {
  const own = await getOwnAward(actor, awardId);
  if (!own.paidAt || !own.reference)
    throw conflict("There is a receipt once the money is paid.", "wrong_state");
  const bytes = await drawReceipt({
    title: "Scholarship payment",
    subtitle: `Application ${own.number}`,
    lines: [
      ["Scholarship", own.programme],
      ["Paid to", own.applicant],
      ["Amount", own.amount],
      ["Amount in words", amountInWords(paise(own.amountPaise))],
      ["Date", formatDate(own.paidAt)],
      ["Bank account", own.account ?? ""],
      ["Bank reference (UTR)", own.reference],
    ],
    notes: ["Keep it with your papers: your institute or bank may ask for it."],
  });
  return { fileName: `payment-${own.number}.pdf`, bytes };
}
