import type { Language } from "#app/core/words/i18n.ts";
import {
  applicationGuideSteps,
  type GuideWords,
  guideDocumentGroups,
  guideGeneralTips,
} from "../data/application-guide.ts";
import { guideHi } from "../data/hi/application-guide.ts";
import { guideTe } from "../data/te/application-guide.ts";
import type { GuideView } from "../guide-view.ts";

const translated: Partial<Record<Language, GuideWords>> = { te: guideTe, hi: guideHi };

/** The guide in the reader's language. */
export function getApplicationGuide(language: Language): GuideView {
  const words = translated[language];
  return {
    steps: applicationGuideSteps.map((step) => {
      const own = words?.steps[step.id];
      return own ? { ...step, ...own, link: { ...step.link, label: own.link } } : step;
    }),
    groups: guideDocumentGroups.map(({ id, title, items }) => ({
      id,
      title: words?.groups[id] ?? title,
      items: items.map((item) => ({ ...item, ...words?.documents[item.name], id: item.name })),
    })),
    tips: guideGeneralTips.map((tip) => words?.tips[tip.title] ?? tip),
  };
}
