import { defineMessages } from "#app/core/words/i18n.ts";
import { askStatusEn } from "./ask-status.en.ts";
import { askStatusHi } from "./ask-status.hi.ts";
import { askStatusTe } from "./ask-status.te.ts";

export const askStatusMessages = defineMessages({ en: askStatusEn, te: askStatusTe, hi: askStatusHi });
