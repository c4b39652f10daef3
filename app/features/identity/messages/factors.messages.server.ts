import { defineMessages } from "#app/core/words/i18n.ts";
import { factorsEn } from "./factors.en.ts";
import { factorsHi } from "./factors.hi.ts";
import { factorsTe } from "./factors.te.ts";

export const factorsMessages = defineMessages({ en: factorsEn, te: factorsTe, hi: factorsHi });
