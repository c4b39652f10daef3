import { notFound } from "#app/core/errors.ts";
import type { MockTest } from "../data/mock-tests/mock-test.ts";
import { mockTests } from "../data/mock-tests/mock-tests.ts";

export function getMockTest(id: string): MockTest {
  const test = mockTests.find((one) => one.id === id);
  if (!test) throw notFound("This mock test is not here.");
  return test;
}
