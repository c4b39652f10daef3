import { defineMessages } from "#app/core/words/i18n.ts";
import { suggestionEn } from "./suggestion.en.ts";
import { suggestionHi } from "./suggestion.hi.ts";
import { suggestionTe } from "./suggestion.te.ts";

export const suggestionMessages = defineMessages({ en: suggestionEn, te: suggestionTe, hi: suggestionHi });
