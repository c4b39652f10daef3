import type { Language } from "#app/core/i18n.ts";
import type { ScholarshipCard } from "../scholarship-view.ts";
import type { ShownCard } from "../shown-scholarship.ts";
import { termsInWords } from "./terms-in-words.server.ts";

/** A card as its reader sees it: her language only, and nothing that only the server needs. */
export function cardIn(card: ScholarshipCard, language: Language): ShownCard {
  const { criteria: _1, amountMinInr: _2, amountMaxInr: _3, amountPeriod: _4, ...shown } = card;
  return { ...shown, ...termsInWords(card, language) };
}
