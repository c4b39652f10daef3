import type { Language } from "#app/core/words/i18n.ts";
import type { TemplateTexts } from "./templates.ts";
import { englishTexts } from "./texts-en.ts";
import { hindiTexts } from "./texts-hi.ts";
import { teluguTexts } from "./texts-te.ts";

export const templateTexts: Record<Language, TemplateTexts> = {
  en: englishTexts,
  te: teluguTexts,
  hi: hindiTexts,
};
