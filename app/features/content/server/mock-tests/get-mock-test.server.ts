import { notFound } from "#app/core/requests/errors.ts";
import type { MockTest } from "../../mock-tests/mock-test.ts";
import { listMockTests } from "./list-mock-tests.server.ts";

export function getMockTest(id: string): MockTest {
  const test = listMockTests().find((one) => one.id === id);
  if (!test) throw notFound("This mock test is not here.");
  return test;
}
