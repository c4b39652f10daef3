import { istDate } from "#app/core/clock.ts";
import { formatMoney, rupees } from "#app/core/money.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { defaultLanguage, type Language, type Translated } from "#app/core/words/i18n.ts";
import { judge } from "../../eligibility/eligibility.ts";
import { eligibilityMessages } from "../../messages/eligibility.messages.server.ts";
import type { ScholarshipDetail } from "../../views/scholarship-view.ts";
import type { TermsInWords, Told } from "../../views/shown-scholarship.ts";
import { descriptionIn, titleIn } from "../catalogue/catalogue-words.server.ts";
import { rulesInWords } from "../matching/eligibility-words.server.ts";
import { keptWords } from "./kept-words.server.ts";
import { phraseIn } from "./phrase-in.server.ts";

/** Where each language stands in the lists of words. */
const places: Record<Translated, 0 | 1> = { te: 0, hi: 1 };

type Terms = Pick<
  ScholarshipDetail,
  | "id"
  | "title"
  | "description"
  | "amount"
  | "amountMinInr"
  | "amountMaxInr"
  | "amountPeriod"
  | "criteria"
  | "eligibility"
  | "benefits"
  | "words"
>;

/** S20: what is told of a scholarship in the reader's language; amount and rules from the structure, never from frozen text. */
export function termsInWords(terms: Terms, language: Language): TermsInWords {
  const title = titleIn({ ...terms, number: terms.id }, language);
  const description = descriptionIn({ ...terms, number: terms.id }, language);
  const amount = amountIn(terms, language);
  // A donor or company writes rules, not sentences about them: then English too is told from the structure.
  const isWritten = language === defaultLanguage && terms.eligibility.length > 0;
  const rules = isWritten ? [] : rulesInWords(judge(terms.criteria, {}, istDate()).criteria, language);
  return {
    title: title.text,
    titleLanguage: title.language,
    description: description.text,
    descriptionLanguage: description.language,
    amount: amount.text,
    amountLanguage: amount.language,
    amountShort: shortAmount(terms, language),
    eligibility: rules.length > 0 ? rules : terms.eligibility,
    benefits: benefitsIn(terms, language),
    originals: rules.length > 0 ? originalsOf(terms, language) : [],
    eligibilityLanguage: rules.length > 0 ? language : defaultLanguage,
  };
}

/** What is given besides the figure. */
const besides = /\bplus\b|\bfees?\b|tuition|hostel|laptop|insurance|\bboarding\b/i;

/** "₹20,000" with "a year, at most": the figure first in every language; null where there is none. */
export function shortAmount(
  terms: Pick<Terms, "amount" | "amountMinInr" | "amountMaxInr" | "amountPeriod">,
  language: Language,
): TermsInWords["amountShort"] {
  const { amount, amountMinInr, amountMaxInr, amountPeriod } = terms;
  if (amountMaxInr === null) return null;
  const { amountNotes } = eligibilityMessages[language];
  const period = amountNotes[amountPeriod];
  const note = besides.test(amount)
    ? fillMessage(amountNotes.more, { period })
    : amountMinInr === amountMaxInr
      ? period
      : fillMessage(amountNotes.atMost, { period });
  return { sum: formatMoney(rupees(amountMaxInr), language), note };
}

function benefitsIn({ benefits, words }: Terms, language: Language): Told[] {
  const own = language === defaultLanguage ? undefined : words?.[language];
  const isOwn = own && own.benefits.length > 0 && own.from.benefits.join("\n") === benefits.join("\n");
  return isOwn
    ? own.benefits.map((text) => ({ text, language }))
    : benefits.map((benefit) => phraseIn(benefit, language));
}

/** What a scholarship gives: from its figures, else by our words for the catalogue's. */
export function amountIn(
  terms: Pick<Terms, "amount" | "amountMinInr" | "amountMaxInr" | "amountPeriod">,
  language: Language,
): Told {
  if (language === defaultLanguage) return { text: terms.amount, language };
  const text = amountInWords(terms, language) ?? wordsOfAmount(terms.amount, language);
  return text === null ? { text: terms.amount, language: defaultLanguage } : { text, language };
}

/** What is no figure in rupees ("As per course fee"); null where nobody has said it in this language. */
function wordsOfAmount(amount: string, language: Translated): string | null {
  return keptWords.amounts[amount]?.[places[language]] ?? null;
}

function originalsOf({ criteria }: Terms, language: Language): Told[] {
  const sentences = [...(criteria.questions ?? []).map(({ text }) => text), ...(criteria.notes ?? [])];
  return sentences.map((sentence) => phraseIn(sentence, language));
}

/** "ఏడాదికి ₹12,000", "हर महीने ₹1,000 – ₹2,000"; null where the provider gives no figure in rupees. */
export function amountInWords(
  { amountMinInr, amountMaxInr, amountPeriod }: Pick<Terms, "amountMinInr" | "amountMaxInr" | "amountPeriod">,
  language: Language,
): string | null {
  const text = eligibilityMessages[language];
  const money = (inr: number) => formatMoney(rupees(inr), language);
  const most = amountMaxInr ?? amountMinInr;
  if (most === null) return null;
  const range =
    amountMinInr === null
      ? fillMessage(text.upTo, { to: money(most) })
      : amountMinInr === most
        ? money(most)
        : `${money(amountMinInr)} – ${money(most)}`;
  return fillMessage(text.amounts[amountPeriod], { amount: range });
}
