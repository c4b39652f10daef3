import { istDate } from "#app/core/clock.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import type { Translated } from "#app/core/words/i18n.ts";
import type { OwnersText } from "#app/core/words/owners-words.ts";
import type { Criteria } from "#app/features/scholarships/eligibility/criteria.ts";
import { judge } from "#app/features/scholarships/eligibility/eligibility.ts";
import type { ScholarshipRow } from "#app/features/scholarships/server/lifecycle/lock-scholarship.server.ts";
import { rulesInWords } from "#app/features/scholarships/server/matching/eligibility-words.server.ts";
import { inRupees } from "#app/features/scholarships/server/scholarship-row.server.ts";
import { amountInWords } from "#app/features/scholarships/server/words/terms-in-words.server.ts";

const sentences: Readonly<Record<Translated, { from: string; amount: string; rules: string }>> = {
  te: {
    from: "ఈ స్కాలర్‌షిప్ ఇచ్చేది: {provider}.",
    amount: "మొత్తం: {amount}.",
    rules: "ఎవరి కోసం: {rules}.",
  },
  hi: {
    from: "यह छात्रवृत्ति देने वाले: {provider}।",
    amount: "राशि: {amount}।",
    rules: "किनके लिए: {rules}।",
  },
};

/** Ours, made of who gives it, how much, and the rules as data. A name is nobody's to translate: it stays. */
export function proposeWords(row: ScholarshipRow, language: Translated): OwnersText {
  const text = sentences[language];
  const amount = amountInWords(
    {
      amountMinInr: inRupees(row.amountMinPaise),
      amountMaxInr: inRupees(row.amountMaxPaise),
      amountPeriod: row.amountPeriod,
    },
    language,
  );
  const rules = rulesInWords(judge(row.criteria as Criteria, {}, istDate()).criteria, language);
  const description = [
    fillMessage(text.from, { provider: row.provider }),
    amount && fillMessage(text.amount, { amount }),
    rules.length > 0 && fillMessage(text.rules, { rules: rules.join("; ") }),
  ];
  return {
    title: row.title,
    description: description.filter(Boolean).join("\n"),
    benefits: amount ? [amount] : [],
  };
}
