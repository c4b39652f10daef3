import { defineMessages } from "#app/core/words/i18n.ts";
import { listMailEn } from "./list-mail.en.ts";
import { listMailHi } from "./list-mail.hi.ts";
import { listMailTe } from "./list-mail.te.ts";

export const listMailMessages = defineMessages({ en: listMailEn, te: listMailTe, hi: listMailHi });
