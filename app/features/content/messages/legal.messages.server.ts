import { defineMessages } from "#app/core/words/i18n.ts";
import { legalEn } from "./legal.en.ts";
import { legalHi } from "./legal.hi.ts";
import { legalTe } from "./legal.te.ts";

export const legalMessages = defineMessages({ en: legalEn, te: legalTe, hi: legalHi });
