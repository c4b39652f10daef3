import { defineMessages } from "#app/core/words/i18n.ts";
import { certificateEn } from "./certificate.en.ts";
import { certificateHi } from "./certificate.hi.ts";
import { certificateTe } from "./certificate.te.ts";

export const certificateMessages = defineMessages({
  en: certificateEn,
  te: certificateTe,
  hi: certificateHi,
});
