import type { Sentences } from "#app/core/words/sentences.ts";
import { helpingEn } from "../messages/helping.en.ts";
import { helpingHi } from "../messages/helping.hi.ts";
import { helpingTe } from "../messages/helping.te.ts";

/** What the verbs of helping refuse: English stands where it is decided. */
export const helpingSentences: Sentences = {
  en: helpingEn.errors,
  te: helpingTe.errors,
  hi: helpingHi.errors,
};
