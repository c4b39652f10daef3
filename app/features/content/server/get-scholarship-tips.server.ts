import type { Language } from "#app/core/words/i18n.ts";
import { tipsHi } from "../data/hi/scholarship-tips.ts";
import { type ScholarshipTips, scholarshipTips } from "../data/scholarship-tips.ts";
import { tipsTe } from "../data/te/scholarship-tips.ts";

const tips: Record<Language, ScholarshipTips> = { en: scholarshipTips, te: tipsTe, hi: tipsHi };

/** The tips in the reader's language. */
export function getScholarshipTips(language: Language): ScholarshipTips {
  return tips[language];
}
