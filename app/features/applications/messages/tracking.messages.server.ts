import { defineMessages } from "#app/core/words/i18n.ts";
import { trackingEn } from "./tracking.en.ts";
import { trackingHi } from "./tracking.hi.ts";
import { trackingTe } from "./tracking.te.ts";

export const trackingMessages = defineMessages({ en: trackingEn, te: trackingTe, hi: trackingHi });
