import { defineMessages } from "#app/core/words/i18n.ts";
import { registrationEn } from "./registration.en.ts";
import { registrationHi } from "./registration.hi.ts";
import { registrationTe } from "./registration.te.ts";

export const registrationMessages = defineMessages({
  en: registrationEn,
  te: registrationTe,
  hi: registrationHi,
});
