import { defineMessages } from "#app/core/words/i18n.ts";
import { emailEn } from "./email.en.ts";
import { emailHi } from "./email.hi.ts";
import { emailTe } from "./email.te.ts";

export const emailMessages = defineMessages({ en: emailEn, te: emailTe, hi: emailHi });
