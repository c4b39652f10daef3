import { defineMessages } from "#app/core/words/i18n.ts";
import { abroadEn } from "./abroad.en.ts";
import { abroadHi } from "./abroad.hi.ts";
import { abroadTe } from "./abroad.te.ts";

export const abroadMessages = defineMessages({ en: abroadEn, te: abroadTe, hi: abroadHi });
