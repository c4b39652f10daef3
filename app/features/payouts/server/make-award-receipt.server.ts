import { amountInWords } from "#app/core/amount-in-words.server.ts";
import { formatDate } from "#app/core/clock.ts";
import { conflict } from "#app/core/errors.ts";
import { fillMessage } from "#app/core/fill-message.ts";
import { paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/permissions.ts";
import { awardPaper } from "../messages/award-paper.messages.server.ts";
import { drawReceipt } from "./draw-receipt.server.ts";
import { getOwnAward } from "./get-own-award.server.ts";

/** The student's side: what was paid, when, to which account, under which bank reference. */
export async function makeAwardReceipt(
  actor: Actor,
  awardId: string,
): Promise<{ fileName: string; bytes: Buffer }> {
  const { language } = actor;
  const own = await getOwnAward(actor, awardId);
  const words = awardPaper[language];
  if (!own.paidAt || !own.reference) throw conflict(words.tooEarly, "wrong_state");
  const line = (name: Exclude<keyof typeof words, "title" | "note">, value: string) =>
    [words[name], value, awardPaper.en[name]] as const;
  const bytes = await drawReceipt({
    language,
    title: words.title,
    subtitle: fillMessage(words.subtitle, { number: own.number }),
    lines: [
      line("scholarship", own.programme),
      line("paidTo", own.applicant),
      line("amount", own.amount),
      line("inWords", amountInWords(paise(own.amountPaise), language)),
      line("date", formatDate(own.paidAt, language)),
      line("account", own.account ?? ""),
      line("reference", own.reference),
    ],
    notes: [words.note],
  });
  return { fileName: `payment-${own.number}.pdf`, bytes };
}
