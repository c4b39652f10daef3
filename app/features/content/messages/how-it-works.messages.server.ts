import { defineMessages } from "#app/core/words/i18n.ts";
import { howItWorksEn } from "./how-it-works.en.ts";
import { howItWorksHi } from "./how-it-works.hi.ts";
import { howItWorksTe } from "./how-it-works.te.ts";

export const howItWorksMessages = defineMessages({ en: howItWorksEn, te: howItWorksTe, hi: howItWorksHi });
