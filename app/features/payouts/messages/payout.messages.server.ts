import { defineMessages } from "#app/core/words/i18n.ts";
import { payoutEn } from "./payout.en.ts";
import { payoutHi } from "./payout.hi.ts";
import { payoutTe } from "./payout.te.ts";

export const payoutMessages = defineMessages({ en: payoutEn, te: payoutTe, hi: payoutHi });
