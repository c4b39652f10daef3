import { defineMessages } from "#app/core/words/i18n.ts";
import { examPrepEn } from "./exam-prep.en.ts";
import { examPrepHi } from "./exam-prep.hi.ts";
import { examPrepTe } from "./exam-prep.te.ts";

export const examPrepMessages = defineMessages({ en: examPrepEn, te: examPrepTe, hi: examPrepHi });
