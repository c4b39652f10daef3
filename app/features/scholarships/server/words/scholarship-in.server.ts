import type { Language } from "#app/core/words/i18n.ts";
import type { ScholarshipDetail } from "../../views/scholarship-view.ts";
import type { ShownScholarship } from "../../views/shown-scholarship.ts";
import { phraseIn } from "./phrase-in.server.ts";
import { termsInWords } from "./terms-in-words.server.ts";

/** A scholarship as the reader of its page sees it, with the original words where the page says it in others. */
export function scholarshipIn(scholarship: ScholarshipDetail, language: Language): ShownScholarship {
  const { uuid: _1, criteria: _2, season: _3, cycles: _4, ownerId: _5, words: _6, ...shown } = scholarship;
  const words = termsInWords(scholarship, language);
  const told = (text: string | null) => (text === null ? null : phraseIn(text, language));
  return {
    ...shown,
    ...words,
    applicationProcess: phraseIn(scholarship.applicationProcess, language),
    deadlineNote: told(scholarship.deadlineNote),
    provenance: { ...scholarship.provenance, differs: told(scholarship.provenance.differs) },
    originalTitle: words.title === scholarship.title ? null : scholarship.title,
    originalAmount: words.amount === scholarship.amount ? null : scholarship.amount,
  };
}
