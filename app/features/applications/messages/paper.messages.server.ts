import { defineMessages } from "#app/core/words/i18n.ts";
import { paperEn } from "./paper.en.ts";
import { paperHi } from "./paper.hi.ts";
import { paperTe } from "./paper.te.ts";

export const paperMessages = defineMessages({ en: paperEn, te: paperTe, hi: paperHi });
