import { formatDate, istDate } from "#app/core/clock.ts";
import { paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { amountInWords } from "#app/core/words/amount-in-words.server.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { defaultLanguage, type Language } from "#app/core/words/i18n.ts";
import { hasLetter } from "#app/features/awards/award-place.ts";
import { findDonee } from "#app/features/giving/server/receipts/find-donee.server.ts";
import { awardLetter } from "../../messages/award-letter.messages.server.ts";
import { getOwnAward } from "../awards/get-own-award.server.ts";
import { drawAwardLetter, type LetterWords } from "./draw-award-letter.server.ts";
import { letterAddress } from "./letter-address.server.ts";

type Own = Awaited<ReturnType<typeof getOwnAward>>;

/** The letter an awarded student shows at college or at home; its code leads to a page that says whether it is true. */
export async function makeAwardLetter(
  actor: Actor,
  awardId: string,
): Promise<{ fileName: string; bytes: Buffer }> {
  const { language } = actor;
  const own = await getOwnAward(actor, awardId);
  if (!hasLetter(own.place)) throw conflict(awardLetter[language].tooEarly, "wrong_state");
  const languages: Language[] = language === defaultLanguage ? ["en"] : ["en", language];
  const bytes = await drawAwardLetter({
    language,
    number: own.letterNumber,
    name: own.applicant,
    amount: own.amount,
    donee: await findDonee(),
    ...letterAddress(own),
    pages: languages.map((each) => wordsOf(own, each)),
  });
  return { fileName: `award-letter-${own.number}.pdf`, bytes };
}

/** The same letter in one language: English, and beside it the student's. */
function wordsOf(own: Own, language: Language): LetterWords {
  const words = awardLetter[language];
  const day = (value: Date | string | null) => (value ? formatDate(value, language) : "");
  const values = {
    name: own.applicant,
    number: own.letterNumber,
    payer: own.payer,
    scholarship: own.programme,
    amount: own.amount,
    lastDay: day(own.lastDayIso),
    accepted: day(own.acceptedAt),
    paid: day(own.paidAt),
    reference: own.reference ?? "",
  };
  const state = own.place === "paid" ? "paid" : own.place === "acceptance" ? "offered" : "accepted";
  return {
    day: day(istDate()),
    title: fillMessage(words.title, values),
    inWords: amountInWords(paise(own.amountPaise), language),
    heading: fillMessage(words.heading, values),
    paragraphs: [words.given, words[state], words.show].map((text) => fillMessage(text, values)),
    facts: {
      application: [words.application, own.number, day(own.submittedAt)],
      institution: [words.institution, own.institution, own.course],
      account: [words.account, own.account ?? "", ""],
    },
    scan: words.scan,
    signed: fillMessage(words.signed, { payer: own.payer }),
  };
}
