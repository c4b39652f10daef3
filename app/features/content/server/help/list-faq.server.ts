import type { Language } from "#app/core/words/i18n.ts";
import { type FaqEntry, type FaqWords, faqEntries, faqIntro } from "../../data/help/faq.ts";
import { faqHi } from "../../data/hi/faq.ts";
import { faqTe } from "../../data/te/faq.ts";

const translated: Partial<Record<Language, FaqWords>> = { te: faqTe, hi: faqHi };

/** The questions in the reader's language: no other one's words are sent along. */
export function listFaq(language: Language): { intro: string; entries: FaqEntry[] } {
  const words = translated[language];
  if (!words) return { intro: faqIntro, entries: [...faqEntries] };
  return {
    intro: words.intro,
    entries: faqEntries.map((entry) => {
      const { question, answer, link } = words.entries[entry.id];
      const target = "link" in entry ? entry.link : undefined;
      return {
        id: entry.id,
        question,
        answer,
        ...(target && { link: { href: target.href, label: link ?? target.label } }),
      };
    }),
  };
}
