import type { FormAnswer } from "#app/core/forms/form-answer.ts";

/** What a page shows of a booking right after it was made. */
export interface BookedSummary {
  readonly number: string;
  readonly title: string;
  /** "18 Nov 2026, 10:00 am"; null when the desk has to find a time. */
  readonly when: string | null;
  readonly counsellor: string | null;
  readonly path: string;
  readonly calendarPath: string | null;
  /** The words of the link to where a guardian's code is entered; null when nobody has to agree. */
  readonly enter: string | null;
}

/** Somebody under 18 books: the words of the fields for who has to agree. */
export interface GuardianWords {
  readonly title: string;
  readonly text: string;
  readonly phone: string;
  readonly language: string;
  readonly isOwn: string;
}

export interface TimeChoices {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** The answer of every page with a booking form. */
export type BookedAnswer = FormAnswer<BookedShown>;

/** What it shows beside what is to correct. */
export interface BookedShown {
  /** The documented words, once it is done. */
  readonly message: string | null;
  readonly booked: BookedSummary | null;
  readonly guardian: GuardianWords | null;
  /** The free times of the wished day, or the next ones. */
  readonly times: TimeChoices | null;
  /** The phone is still to be proven by the code that was sent to it: the words of that one field. */
  readonly proof: { readonly label: string; readonly hint: string; readonly again: string } | null;
}
