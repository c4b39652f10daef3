import { defineMessages } from "#app/core/words/i18n.ts";
import { counselingEn } from "./counseling.en.ts";
import { counselingHi } from "./counseling.hi.ts";
import { counselingTe } from "./counseling.te.ts";

export const counselingMessages = defineMessages({ en: counselingEn, te: counselingTe, hi: counselingHi });
