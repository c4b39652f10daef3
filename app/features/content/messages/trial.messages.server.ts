import { defineMessages } from "#app/core/words/i18n.ts";
import { trialEn } from "./trial.en.ts";
import { trialHi } from "./trial.hi.ts";
import { trialTe } from "./trial.te.ts";

export const trialMessages = defineMessages({ en: trialEn, te: trialTe, hi: trialHi });
