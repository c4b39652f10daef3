import { defineMessages } from "#app/core/words/i18n.ts";
import { accountEn } from "./account.en.ts";
import { accountHi } from "./account.hi.ts";
import { accountTe } from "./account.te.ts";

export const accountMessages = defineMessages({ en: accountEn, te: accountTe, hi: accountHi });
