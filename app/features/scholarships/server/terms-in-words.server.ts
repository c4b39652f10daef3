import { istDate } from "#app/core/clock.ts";
import { fillMessage } from "#app/core/fill-message.ts";
import { defaultLanguage, type Language } from "#app/core/i18n.ts";
import { formatMoney, rupees } from "#app/core/money.ts";
import { judge } from "../eligibility.ts";
import { eligibilityMessages } from "../messages/eligibility.messages.server.ts";
import type { ScholarshipDetail } from "../scholarship-view.ts";
import { rulesInWords } from "./eligibility-words.server.ts";

export interface TermsInWords {
  readonly amount: string;
  readonly eligibility: readonly string[];
  /** What the structure keeps as the provider's own sentence: shown in English, and marked so. */
  readonly originals: readonly string[];
  /** English where the provider's own sentences are shown, because the structure does not say it. */
  readonly amountLanguage: Language;
  readonly eligibilityLanguage: Language;
}

type Terms = Pick<
  ScholarshipDetail,
  "amount" | "amountMinInr" | "amountMaxInr" | "amountPeriod" | "criteria" | "eligibility"
>;

/** S20: the amount and the rules in the reader's language, told from the structure and never from frozen text. */
export function termsInWords(terms: Terms, language: Language): TermsInWords {
  const amount = language === defaultLanguage ? null : amountInWords(terms, language);
  // A donor or company writes rules, not sentences about them: then English too is told from the structure.
  const isWritten = language === defaultLanguage && terms.eligibility.length > 0;
  const rules = isWritten ? [] : rulesInWords(judge(terms.criteria, {}, istDate()).criteria, language);
  return {
    amount: amount ?? terms.amount,
    amountLanguage: amount === null ? defaultLanguage : language,
    eligibility: rules.length > 0 ? rules : terms.eligibility,
    originals: rules.length > 0 ? originalsOf(terms) : [],
    eligibilityLanguage: rules.length > 0 ? language : defaultLanguage,
  };
}

function originalsOf({ criteria }: Terms): string[] {
  return [...(criteria.questions ?? []).map(({ text }) => text), ...(criteria.notes ?? [])];
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
