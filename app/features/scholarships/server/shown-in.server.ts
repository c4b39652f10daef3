import type { Language } from "#app/core/i18n.ts";
import type { ScholarshipCard, ScholarshipDetail } from "../scholarship-view.ts";
import type { ShownCard, ShownScholarship } from "../shown-scholarship.ts";
import { termsInWords } from "./terms-in-words.server.ts";

/** A card as its reader sees it: her language only, and nothing that only the server needs. */
export function cardIn(card: ScholarshipCard, language: Language): ShownCard {
  const { criteria: _1, amountMinInr: _2, amountMaxInr: _3, amountPeriod: _4, ...shown } = card;
  return { ...shown, ...termsInWords(card, language) };
}

export function scholarshipIn(scholarship: ScholarshipDetail, language: Language): ShownScholarship {
  const { uuid: _1, criteria: _2, season: _3, cycles: _4, ownerId: _5, ...shown } = scholarship;
  const words = termsInWords(scholarship, language);
  return {
    ...shown,
    ...words,
    originalTitle: words.title === scholarship.title ? null : scholarship.title,
    originalAmount: words.amount === scholarship.amount ? null : scholarship.amount,
  };
}
