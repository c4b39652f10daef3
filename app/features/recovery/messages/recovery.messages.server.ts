import { defineMessages } from "#app/core/words/i18n.ts";
import { recoveryEn } from "./recovery.en.ts";
import { recoveryHi } from "./recovery.hi.ts";
import { recoveryTe } from "./recovery.te.ts";

export const recoveryMessages = defineMessages({ en: recoveryEn, te: recoveryTe, hi: recoveryHi });
