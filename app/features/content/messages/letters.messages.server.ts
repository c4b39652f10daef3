import { defineMessages } from "#app/core/words/i18n.ts";
import { lettersEn } from "./letters.en.ts";
import { lettersHi } from "./letters.hi.ts";
import { lettersTe } from "./letters.te.ts";

export const lettersMessages = defineMessages({ en: lettersEn, te: lettersTe, hi: lettersHi });
