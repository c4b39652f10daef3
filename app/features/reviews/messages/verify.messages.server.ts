import { defineMessages } from "#app/core/words/i18n.ts";
import { verifyEn } from "./verify.en.ts";
import { verifyHi } from "./verify.hi.ts";
import { verifyTe } from "./verify.te.ts";

export const verifyMessages = defineMessages({ en: verifyEn, te: verifyTe, hi: verifyHi });
