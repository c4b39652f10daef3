import { defineMessages } from "#app/core/words/i18n.ts";
import { storyEn } from "./story.en.ts";
import { storyHi } from "./story.hi.ts";
import { storyTe } from "./story.te.ts";

export const storyMessages = defineMessages({ en: storyEn, te: storyTe, hi: storyHi });
