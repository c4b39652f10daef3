import { defineMessages } from "#app/core/words/i18n.ts";
import { articleEn } from "./article.en.ts";
import { articleHi } from "./article.hi.ts";
import { articleTe } from "./article.te.ts";

export const articleMessages = defineMessages({ en: articleEn, te: articleTe, hi: articleHi });
