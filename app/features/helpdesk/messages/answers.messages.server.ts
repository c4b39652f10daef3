import { defineMessages } from "#app/core/i18n.ts";
import { answersEn } from "./answers.en.ts";
import { answersHi } from "./answers.hi.ts";
import { answersTe } from "./answers.te.ts";

export const answerMessages = defineMessages({ en: answersEn, te: answersTe, hi: answersHi });
