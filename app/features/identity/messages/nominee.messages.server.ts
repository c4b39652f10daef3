import { defineMessages } from "#app/core/words/i18n.ts";
import { nomineeEn } from "./nominee.en.ts";
import { nomineeHi } from "./nominee.hi.ts";
import { nomineeTe } from "./nominee.te.ts";

export const nomineeMessages = defineMessages({ en: nomineeEn, te: nomineeTe, hi: nomineeHi });
