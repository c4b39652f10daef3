import { type MockMarks, marksText } from "./mock-marking.ts";

/** A try in the list of tries. */
export interface MockTry {
  readonly id: string;
  readonly when: string;
  readonly score: string;
  readonly best: string;
  readonly sections: readonly { readonly name: string; readonly correct: number; readonly of: number }[];
}

export function mockTryOf(id: string, when: string, marks: MockMarks): MockTry {
  return {
    id,
    when,
    score: marksText(marks.scoreHundredths),
    best: marksText(marks.bestHundredths),
    sections: marks.sections.map(({ name, correct, of }) => ({ name, correct, of })),
  };
}
