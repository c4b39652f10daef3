import { defineMessages } from "#app/core/words/i18n.ts";
import { careerEn } from "./career.en.ts";
import { careerHi } from "./career.hi.ts";
import { careerTe } from "./career.te.ts";

export const careerMessages = defineMessages({ en: careerEn, te: careerTe, hi: careerHi });
