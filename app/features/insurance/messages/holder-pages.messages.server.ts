import { defineMessages } from "#app/core/words/i18n.ts";
import { holderPagesEn } from "./holder-pages.en.ts";
import { holderPagesHi } from "./holder-pages.hi.ts";
import { holderPagesTe } from "./holder-pages.te.ts";

export const holderPagesMessages = defineMessages({
  en: holderPagesEn,
  te: holderPagesTe,
  hi: holderPagesHi,
});
