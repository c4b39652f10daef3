import { now } from "#app/core/clock.ts";
import { conflict } from "#app/core/requests/errors.ts";
import type { MockAnswers } from "../../mock-tests/mock-marking.ts";
import type { MockTest } from "../../mock-tests/mock-test.ts";
import { isLate } from "../../mock-tests/mock-time.ts";
import { type MockResult, resultOf } from "../../mock-tests/mock-view.ts";
import { mockTicket } from "./mock-ticket.server.ts";

/** Marks a visitor's paper by its signed start. Nothing is kept; answers that come late count nothing. */
export function markVisitorTest(test: MockTest, signed: string, answers: MockAnswers): MockResult {
  const ticket = mockTicket.read(signed, test);
  if (!ticket) throw conflict("This try is too old or was changed. Please start the test again.");
  return isLate(now(), ticket.endsAt) ? resultOf(test, answers, {}) : resultOf(test, answers);
}
