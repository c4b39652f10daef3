import { defineMessages } from "#app/core/words/i18n.ts";
import { homeEn } from "./home.en.ts";
import { homeHi } from "./home.hi.ts";
import { homeTe } from "./home.te.ts";

export const homeMessages = defineMessages({ en: homeEn, te: homeTe, hi: homeHi });
