import { defineMessages } from "#app/core/words/i18n.ts";
import { eligibilityEn } from "./eligibility.en.ts";
import { eligibilityHi } from "./eligibility.hi.ts";
import { eligibilityTe } from "./eligibility.te.ts";

export const eligibilityMessages = defineMessages({
  en: eligibilityEn,
  te: eligibilityTe,
  hi: eligibilityHi,
});
