import { defineMessages } from "#app/core/words/i18n.ts";
import { blogEn } from "./blog.en.ts";
import { blogHi } from "./blog.hi.ts";
import { blogTe } from "./blog.te.ts";

export const blogMessages = defineMessages({ en: blogEn, te: blogTe, hi: blogHi });
