import { defineMessages } from "#app/core/words/i18n.ts";
import { helpEn } from "./help.en.ts";
import { helpHi } from "./help.hi.ts";
import { helpTe } from "./help.te.ts";

export const helpMessages = defineMessages({ en: helpEn, te: helpTe, hi: helpHi });
