import { defineMessages } from "#app/core/words/i18n.ts";
import { successEn } from "./success.en.ts";
import { successHi } from "./success.hi.ts";
import { successTe } from "./success.te.ts";

export const successMessages = defineMessages({ en: successEn, te: successTe, hi: successHi });
