import { expect, test } from "vitest";
import type { StepReply } from "../../registration-step.ts";
import { joinReplies } from "./join-replies.ts";

const stored = (name: string) => ({ name }) as never;
const viewOf = (files: object) => ({ savedAt: null, files }) as unknown as StepReply["view"];

test("an answer that was read before the other paper was kept does not take it away", () => {
  const later = { view: viewOf({ bankPassbook: stored("passbook.jpg") }), errors: {} };
  const earlier = { view: viewOf({ aadhaarImage: stored("aadhaar.jpg") }) };
  expect(joinReplies(later, earlier)).toEqual({
    view: viewOf({ aadhaarImage: stored("aadhaar.jpg"), bankPassbook: stored("passbook.jpg") }),
    errors: {},
  });
});

test("the newest of one paper counts, and an answer without the form leaves it", () => {
  const first = { view: viewOf({ bankPassbook: stored("old.jpg") }) };
  expect(joinReplies(first, { view: viewOf({ bankPassbook: stored("new.jpg") }) })).toEqual({
    view: viewOf({ bankPassbook: stored("new.jpg") }),
  });
  expect(joinReplies(first, { banner: null })).toEqual({ ...first, banner: null });
  expect(joinReplies({}, { banner: null })).toEqual({ banner: null });
});
