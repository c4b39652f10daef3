import { defineMessages } from "#app/core/words/i18n.ts";
import { optionsEn } from "./options.en.ts";
import { optionsHi } from "./options.hi.ts";
import { optionsTe } from "./options.te.ts";

export const optionMessages = defineMessages({ en: optionsEn, te: optionsTe, hi: optionsHi });
