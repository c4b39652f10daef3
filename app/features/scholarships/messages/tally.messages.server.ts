import { defineMessages } from "#app/core/words/i18n.ts";
import { tallyEn } from "./tally.en.ts";
import { tallyHi } from "./tally.hi.ts";
import { tallyTe } from "./tally.te.ts";

export const tallyMessages = defineMessages({ en: tallyEn, te: tallyTe, hi: tallyHi });
