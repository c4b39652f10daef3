import { defineMessages } from "#app/core/words/i18n.ts";
import { answersEn } from "./answers.en.ts";
import { answersHi } from "./answers.hi.ts";
import { answersTe } from "./answers.te.ts";

export const answerMessages = defineMessages({ en: answersEn, te: answersTe, hi: answersHi });
