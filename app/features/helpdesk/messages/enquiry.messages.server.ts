import { defineMessages } from "#app/core/words/i18n.ts";
import { enquiryEn } from "./enquiry.en.ts";
import { enquiryHi } from "./enquiry.hi.ts";
import { enquiryTe } from "./enquiry.te.ts";

export const enquiryMessages = defineMessages({ en: enquiryEn, te: enquiryTe, hi: enquiryHi });
