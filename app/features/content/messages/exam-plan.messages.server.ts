import { defineMessages } from "#app/core/words/i18n.ts";
import { examPlanEn } from "./exam-plan.en.ts";
import { examPlanHi } from "./exam-plan.hi.ts";
import { examPlanTe } from "./exam-plan.te.ts";

export const examPlanMessages = defineMessages({ en: examPlanEn, te: examPlanTe, hi: examPlanHi });
