import { defineMessages } from "#app/core/words/i18n.ts";
import { examDatesEn } from "./exam-dates.en.ts";
import { examDatesHi } from "./exam-dates.hi.ts";
import { examDatesTe } from "./exam-dates.te.ts";

export const examDatesMessages = defineMessages({ en: examDatesEn, te: examDatesTe, hi: examDatesHi });
