/** The shape of a free mock test. Every question was written for ScholarSetu. */

export type MockTestId = "engineering" | "medical" | "management" | "banking" | "civil-services" | "language";

export type MockQuestion = {
  id: string;
  subject: string;
  /** A reading passage, where there is one, stands at the start and is parted by a blank line. */
  question: string;
  options: readonly [string, string, string, string];
  /** Index of the right option. */
  answer: 0 | 1 | 2 | 3;
  explanation: string;
};

export type MockTest = {
  id: MockTestId;
  title: string;
  /** The exam whose marking and pace the test follows. */
  examFamily: string;
  minutes: number;
  /** Marks added per answer: `wrong` is zero or negative; a blank answer adds nothing. */
  marking: { correct: number; wrong: number };
  questions: readonly MockQuestion[];
};
