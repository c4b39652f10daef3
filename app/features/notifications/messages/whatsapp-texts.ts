import type { Language } from "#app/core/words/i18n.ts";
import type { WhatsAppTexts } from "./templates.ts";
import { englishWhatsApp } from "./whatsapp-en.ts";
import { hindiWhatsApp } from "./whatsapp-hi.ts";
import { teluguWhatsApp } from "./whatsapp-te.ts";

export const whatsAppTexts: Record<Language, WhatsAppTexts> = {
  en: englishWhatsApp,
  te: teluguWhatsApp,
  hi: hindiWhatsApp,
};
