import { defineMessages } from "#app/core/words/i18n.ts";
import { loginEn } from "./login.en.ts";
import { loginHi } from "./login.hi.ts";
import { loginTe } from "./login.te.ts";

export const loginMessages = defineMessages({ en: loginEn, te: loginTe, hi: loginHi });
