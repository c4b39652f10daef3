import { defineMessages } from "#app/core/words/i18n.ts";
import { guideEn } from "./guide.en.ts";
import { guideHi } from "./guide.hi.ts";
import { guideTe } from "./guide.te.ts";

export const guideMessages = defineMessages({ en: guideEn, te: guideTe, hi: guideHi });
