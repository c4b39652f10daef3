import { defineMessages } from "#app/core/words/i18n.ts";
import { aboutEn } from "./about.en.ts";
import { aboutHi } from "./about.hi.ts";
import { aboutTe } from "./about.te.ts";

export const aboutMessages = defineMessages({ en: aboutEn, te: aboutTe, hi: aboutHi });
