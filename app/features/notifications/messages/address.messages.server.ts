import { defineMessages } from "#app/core/words/i18n.ts";
import { addressEn } from "./address.en.ts";
import { addressHi } from "./address.hi.ts";
import { addressTe } from "./address.te.ts";

export const addressMessages = defineMessages({ en: addressEn, te: addressTe, hi: addressHi });
