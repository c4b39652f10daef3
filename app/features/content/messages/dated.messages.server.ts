import { defineMessages } from "#app/core/words/i18n.ts";
import { datedEn } from "./dated.en.ts";
import { datedHi } from "./dated.hi.ts";
import { datedTe } from "./dated.te.ts";

export const datedMessages = defineMessages({ en: datedEn, te: datedTe, hi: datedHi });
