import { defineMessages } from "#app/core/words/i18n.ts";
import { partnershipStatusEn } from "./partnership-status.en.ts";
import { partnershipStatusHi } from "./partnership-status.hi.ts";
import { partnershipStatusTe } from "./partnership-status.te.ts";

export const partnershipStatusMessages = defineMessages({
  en: partnershipStatusEn,
  te: partnershipStatusTe,
  hi: partnershipStatusHi,
});
