import { now } from "#app/core/clock.ts";
import { conflict } from "#app/core/errors.ts";
import type { MockAnswers } from "../mock-marking.ts";
import type { MockTest } from "../mock-test.ts";
import { isLate } from "../mock-time.ts";
import { type MockResult, resultOf } from "../mock-view.ts";
import { mockTicket } from "./mock-ticket.server.ts";

/** Marks a visitor's paper by its signed start. Nothing is kept; answers that come late count nothing. */
export function markVisitorTest(test: MockTest, signed: string, answers: MockAnswers): MockResult {
  const ticket = mockTicket.read(signed, test);
  if (!ticket) throw conflict("This try is too old or was changed. Please start the test again.");
  return isLate(now(), ticket.endsAt) ? resultOf(test, answers, {}) : resultOf(test, answers);
}
