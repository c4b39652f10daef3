import { defineMessages } from "#app/core/words/i18n.ts";
import { sessionFormEn } from "./session-form.en.ts";
import { sessionFormHi } from "./session-form.hi.ts";
import { sessionFormTe } from "./session-form.te.ts";

export const sessionFormMessages = defineMessages({
  en: sessionFormEn,
  te: sessionFormTe,
  hi: sessionFormHi,
});
