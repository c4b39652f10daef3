import { defineMessages } from "#app/core/words/i18n.ts";
import { awardEn } from "./award.en.ts";
import { awardHi } from "./award.hi.ts";
import { awardTe } from "./award.te.ts";

export const awardMessages = defineMessages({ en: awardEn, te: awardTe, hi: awardHi });
