import { defineMessages } from "#app/core/words/i18n.ts";
import { contactEn } from "./contact.en.ts";
import { contactHi } from "./contact.hi.ts";
import { contactTe } from "./contact.te.ts";

export const contactMessages = defineMessages({ en: contactEn, te: contactTe, hi: contactHi });
