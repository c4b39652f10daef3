import { expect, test } from "vitest";
import { eventKey, eventWords, subjectWords } from "./audit-words.ts";

test("L15c: the audit log speaks in words, and is searched by them", () => {
  expect(eventWords("session.student_chosen")).toBe("Session: student chosen");
  expect(eventWords("approve")).toBe("Approve");
  for (const event of ["access.refused", "second_factor.removed", "approve", "payout_batch.cancel_reason"]) {
    expect(eventKey(eventWords(event))).toBe(event);
  }
  expect(subjectWords("account:0190a000-0000-7000-8000-00000000abcd")).toBe("Account …0000abcd");
  expect(subjectWords("payout_batch:PB-7")).toBe("Payout batch PB-7");
  expect(subjectWords("catalogue")).toBe("Catalogue");
});
