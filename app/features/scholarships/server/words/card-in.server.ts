import type { Language } from "#app/core/words/i18n.ts";
import type { ScholarshipCard } from "../../views/scholarship-view.ts";
import type { ShownCard } from "../../views/shown-scholarship.ts";
import { termsInWords } from "./terms-in-words.server.ts";

/** A card as its reader sees it: her language only, and nothing that only the server needs. */
export function cardIn(card: ScholarshipCard, language: Language): ShownCard {
  const { slug, provider, providerType, status, deadline, website, runHere } = card;
  const { applicants, selected, isSample } = card;
  const told = termsInWords(card, language);
  return {
    ...{ slug, provider, providerType, status, deadline, website, runHere },
    ...{ applicants, selected, isSample },
    ...told,
    // A card shows three of them.
    benefits: told.benefits.slice(0, 3),
  };
}
