import { z } from "zod";
import { type MockTest, mockNotes } from "../../mock-tests/mock-test.ts";

const text = z.string().trim().min(1);

const question = z.strictObject({
  id: z.string().regex(/^[a-z-]+-\d\d$/),
  section: text,
  passage: text.optional(),
  question: text,
  options: z.array(text).length(4),
  answer: z.int().min(0).max(3),
  explanation: z.string().min(10),
  /** An expression whose value the right option must show and no other may: the checker's, not the reader's. */
  check: text.optional(),
});

/** A file of `content/mock-tests`. */
export const mockTestSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  exam: text,
  paper: text,
  minutes: z.int().min(5).max(120),
  real: z.strictObject({ questions: z.int().positive(), minutes: z.int().positive() }).nullable(),
  notes: z.array(z.enum(mockNotes)),
  sections: z.array(z.strictObject({ name: text, correct: z.number().positive(), wrong: z.number().max(0) })),
  passages: z.record(text, text),
  questions: z.array(question),
}) satisfies z.ZodType<MockTest>;

export type MockTestFile = z.output<typeof mockTestSchema>;
