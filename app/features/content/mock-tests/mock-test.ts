/** The shape of a free mock test. Every question was written for ScholarSetu. */

export type MockSection = {
  name: string;
  /** Marks added per answer: `wrong` is zero or negative; a blank answer adds nothing. */
  correct: number;
  wrong: number;
};

export type MockQuestion = {
  id: string;
  /** The name of its section. */
  section: string;
  /** The key of the passage it asks about. */
  passage?: string | undefined;
  question: string;
  options: readonly string[];
  /** Index of the right option. */
  answer: number;
  explanation: string;
};

/** In what the real exam differs from our test; the words are in the messages. */
export const mockNotes = [
  "typed",
  "several",
  "adaptive",
  "sectionClock",
  "firstStage",
  "onePaper",
  "oneSubject",
  "readingOnly",
  "noEssay",
  "fiveOptions",
  "shortPassages",
  "changes",
  "blanks",
  "letters",
  "roundedMarks",
] as const;

export type MockNote = (typeof mockNotes)[number];

export type MockTest = {
  /** The exam's own id: one test for each exam. */
  id: string;
  exam: string;
  /** The paper or stage whose pattern it follows. */
  paper: string;
  minutes: number;
  /** The real paper; null where its number of questions is not fixed, so that the pace is our own. */
  real: { questions: number; minutes: number } | null;
  notes: readonly MockNote[];
  sections: readonly MockSection[];
  passages: Readonly<Record<string, string>>;
  questions: readonly MockQuestion[];
};
