import { defineMessages } from "#app/core/words/i18n.ts";
import { sentencesEn } from "./sentences.en.ts";
import { sentencesHi } from "./sentences.hi.ts";
import { sentencesTe } from "./sentences.te.ts";

export const sentenceMessages = defineMessages({ en: sentencesEn, te: sentencesTe, hi: sentencesHi });
