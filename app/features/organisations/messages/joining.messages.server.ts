import { defineMessages } from "#app/core/words/i18n.ts";
import { joiningEn } from "./joining.en.ts";
import { joiningHi } from "./joining.hi.ts";
import { joiningTe } from "./joining.te.ts";

export const joiningMessages = defineMessages({ en: joiningEn, te: joiningTe, hi: joiningHi });
