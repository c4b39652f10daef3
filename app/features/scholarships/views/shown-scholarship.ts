import type { Language } from "#app/core/words/i18n.ts";
import type { ScholarshipCard, ScholarshipDetail } from "./scholarship-view.ts";

/** A sentence, and the language it is in: English where nobody has said it in the reader's. */
export interface Told {
  readonly text: string;
  readonly language: Language;
}

/** Title, amount and rules as the reader is told them, each with the language it is in. */
export interface TermsInWords {
  readonly title: string;
  readonly description: string;
  readonly amount: string;
  /** Its figure, and a few words on it, for a card (L21); null where it has none. */
  readonly amountShort: { readonly sum: string; readonly note: string } | null;
  readonly eligibility: readonly string[];
  readonly benefits: readonly Told[];
  /** What the structure keeps as the provider's own sentence. */
  readonly originals: readonly Told[];
  /** English where the provider's own words are shown, because nobody has said it in the reader's language. */
  readonly titleLanguage: Language;
  readonly descriptionLanguage: Language;
  readonly amountLanguage: Language;
  readonly eligibilityLanguage: Language;
}

/** What travels with a card: in the reader's language only, and not its rules as data. */
export type ShownCard = Pick<
  ScholarshipCard,
  | "slug"
  | "provider"
  | "providerType"
  | "status"
  | "deadline"
  | "website"
  | "runHere"
  | "applicants"
  | "selected"
  | "isSample"
> &
  TermsInWords;

/** What travels with the page of a scholarship: not its rules as data, nor whose row it is. */
export type ShownScholarship = Omit<
  ScholarshipDetail,
  | "uuid"
  | "criteria"
  | "season"
  | "cycles"
  | "ownerId"
  | "words"
  | "applicationProcess"
  | "deadlineNote"
  | "provenance"
  | keyof TermsInWords
> &
  TermsInWords & {
    readonly applicationProcess: Told;
    readonly deadlineNote: Told | null;
    readonly provenance: Omit<ScholarshipDetail["provenance"], "differs"> & { readonly differs: Told | null };
    /** In the provider's words, where the page says it in others. */
    readonly originalTitle: string | null;
    readonly originalAmount: string | null;
  };
