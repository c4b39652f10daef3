import { notFound } from "#app/core/requests/errors.ts";
import type { MockQuestion, MockTest } from "../../mock-tests/mock-test.ts";
import { getMockTest } from "./get-mock-test.server.ts";

/** One question of a test, by the address of its page. */
export function getMockQuestion(
  testId: string,
  questionId: string,
): { test: MockTest; question: MockQuestion } {
  const test = getMockTest(testId);
  const question = test.questions.find(({ id }) => id === questionId);
  if (!question) throw notFound("This question is not here.");
  return { test, question };
}
