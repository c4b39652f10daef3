import { now } from "#app/core/clock.ts";
import { conflict } from "#app/core/errors.ts";
import type { MockTest } from "../data/mock-tests/mock-test.ts";
import { type MockAnswers, markTest } from "../mock-marking.ts";
import { isLate } from "../mock-time.ts";
import type { MockResult } from "../mock-view.ts";
import { mockTicket } from "./mock-ticket.server.ts";

/** Marks a visitor's paper by its signed start. Nothing is kept; answers that come late count nothing. */
export function markVisitorTest(test: MockTest, signed: string, answers: MockAnswers): MockResult {
  const ticket = mockTicket.read(signed, test);
  if (!ticket) throw conflict("This try is too old or was changed. Please start the test again.");
  const late = isLate(now(), ticket.endsAt);
  const { id, title, marking, questions } = test;
  return {
    test: { id, title, marking },
    marks: markTest(test, late ? {} : answers),
    late: late ? markTest(test, answers) : null,
    answers,
    questions,
  };
}
