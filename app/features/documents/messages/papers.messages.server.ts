import { defineMessages } from "#app/core/words/i18n.ts";
import { papersEn } from "./papers.en.ts";
import { papersHi } from "./papers.hi.ts";
import { papersTe } from "./papers.te.ts";

export const papersMessages = defineMessages({ en: papersEn, te: papersTe, hi: papersHi });
