import { defineMessages } from "#app/core/words/i18n.ts";
import { helpingEn } from "./helping.en.ts";
import { helpingHi } from "./helping.hi.ts";
import { helpingTe } from "./helping.te.ts";

export const helpingMessages = defineMessages({ en: helpingEn, te: helpingTe, hi: helpingHi });
