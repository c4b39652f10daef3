import { defineMessages } from "#app/core/words/i18n.ts";
import { factsEn } from "./facts.en.ts";
import { factsHi } from "./facts.hi.ts";
import { factsTe } from "./facts.te.ts";

export const factsMessages = defineMessages({ en: factsEn, te: factsTe, hi: factsHi });
