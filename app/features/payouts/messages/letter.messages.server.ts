import { defineMessages } from "#app/core/words/i18n.ts";
import { letterEn } from "./letter.en.ts";
import { letterHi } from "./letter.hi.ts";
import { letterTe } from "./letter.te.ts";

export const letterMessages = defineMessages({ en: letterEn, te: letterTe, hi: letterHi });
