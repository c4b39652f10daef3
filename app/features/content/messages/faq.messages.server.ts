import { defineMessages } from "#app/core/words/i18n.ts";
import { faqEn } from "./faq.en.ts";
import { faqHi } from "./faq.hi.ts";
import { faqTe } from "./faq.te.ts";

export const faqMessages = defineMessages({ en: faqEn, te: faqTe, hi: faqHi });
