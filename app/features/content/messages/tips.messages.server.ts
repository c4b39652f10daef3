import { defineMessages } from "#app/core/words/i18n.ts";
import { tipsEn } from "./tips.en.ts";
import { tipsHi } from "./tips.hi.ts";
import { tipsTe } from "./tips.te.ts";

export const tipsMessages = defineMessages({ en: tipsEn, te: tipsTe, hi: tipsHi });
