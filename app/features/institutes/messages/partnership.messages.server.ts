import { defineMessages } from "#app/core/words/i18n.ts";
import { partnershipEn } from "./partnership.en.ts";
import { partnershipHi } from "./partnership.hi.ts";
import { partnershipTe } from "./partnership.te.ts";

export const partnershipMessages = defineMessages({
  en: partnershipEn,
  te: partnershipTe,
  hi: partnershipHi,
});
