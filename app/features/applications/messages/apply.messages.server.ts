import { defineMessages } from "#app/core/words/i18n.ts";
import { applyEn } from "./apply.en.ts";
import { applyHi } from "./apply.hi.ts";
import { applyTe } from "./apply.te.ts";

export const applyMessages = defineMessages({ en: applyEn, te: applyTe, hi: applyHi });
