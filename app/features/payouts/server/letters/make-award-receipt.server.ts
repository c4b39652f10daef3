import { formatDate } from "#app/core/clock.ts";
import { paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { amountInWords } from "#app/core/words/amount-in-words.server.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { defaultLanguage, type Language } from "#app/core/words/i18n.ts";
import { findDonee } from "#app/features/giving/server/receipts/find-donee.server.ts";
import { awardPaper } from "../../messages/award-paper.messages.server.ts";
import { getOwnAward } from "../awards/get-own-award.server.ts";
import { drawAwardReceipt } from "./draw-award-receipt.server.ts";
import { letterAddress } from "./letter-address.server.ts";

/** The student's side: what was paid, by whom, when, to which account, under which bank reference. */
export async function makeAwardReceipt(
  actor: Actor,
  awardId: string,
): Promise<{ fileName: string; bytes: Buffer }> {
  const { language } = actor;
  const own = await getOwnAward(actor, awardId);
  if (!own.paidAt || !own.reference) throw conflict(awardPaper[language].tooEarly, "wrong_state");
  const languages: Language[] = language === defaultLanguage ? ["en"] : ["en", language];
  const bytes = await drawAwardReceipt({
    language,
    heading: fillMessage(awardPaper.en.subtitle, { number: own.number }),
    day: formatDate(own.paidAt),
    amount: own.amount,
    donee: await findDonee(),
    address: letterAddress(own).address,
    values: {
      paidTo: [own.applicant, own.institution],
      scholarship: [own.programme, own.letterNumber],
      from: [own.payer, ""],
      account: [own.account ?? "", ""],
      reference: [own.reference, ""],
      date: [formatDate(own.paidAt), ""],
    },
    pages: languages.map((each) => {
      const { title, note, made, scan, ...terms } = awardPaper[each];
      return { title, note, made, scan, terms, inWords: amountInWords(paise(own.amountPaise), each) };
    }),
  });
  return { fileName: `payment-${own.number}.pdf`, bytes };
}
