import { describe, expect, it } from "vitest";
import type { ApplicationLine } from "#app/features/applications/views/application-view.ts";
import { nextStepOf, recentOf } from "./next-step.ts";

const line = (number: string, some: Partial<ApplicationLine>): ApplicationLine => ({
  number,
  scholarship: number,
  scholarshipLanguage: "en",
  slug: null,
  provider: null,
  amount: null,
  amountShort: null,
  amountPaise: null,
  reference: null,
  appliedAt: null,
  savedAt: "2026-11-01T00:00:00Z",
  status: "under_review",
  holder: "desk",
  holderName: null,
  dueAt: null,
  paidAt: null,
  award: null,
  wanted: null,
  ...some,
});
const draft = line("draft", { status: "draft", holder: "you" });
const wanted = (number: string, dueAt: string) =>
  line(number, { status: "action_needed", holder: "you", dueAt, wanted: "incomeCert" });
const returned = line("returned", {
  status: "approved",
  holder: "you",
  award: { id: "a1", place: "returned", acceptBy: null },
});
const atBank = line("bank", { status: "approved", award: { id: "a2", place: "bank", acceptBy: null } });
const registered = { savedAt: "2026-10-01T00:00:00Z", isSent: true, isFeeDue: false };

describe("the student's next step", () => {
  it("L26, S2: money that waits for her comes before a paper, a paper before a draft", () => {
    const soon = wanted("soon", "2026-11-20T00:00:00Z");
    const late = wanted("late", "2026-11-23T00:00:00Z");
    const lines = [draft, late, atBank, soon, returned];
    expect(nextStepOf({ ...registered, lines })).toMatchObject({ kind: "award", awardId: "a1" });
    expect(nextStepOf({ ...registered, lines: [draft, late, atBank, soon] })).toEqual({
      kind: "fix",
      line: soon,
    });
    expect(nextStepOf({ ...registered, lines: [draft, atBank] })).toEqual({ kind: "draft", line: draft });
  });

  it("S30: a registration that was begun is named, one that was sent is not", () => {
    const begun = { lines: [], savedAt: "2026-11-02T00:00:00Z", isSent: false, isFeeDue: false };
    expect(nextStepOf(begun)).toEqual({ kind: "registration", savedAt: begun.savedAt });
    expect(nextStepOf({ ...begun, savedAt: null })).toEqual({ kind: "register" });
    expect(nextStepOf({ ...registered, lines: [] })).toEqual({ kind: "find" });
    expect(nextStepOf({ ...registered, lines: [], isFeeDue: true })).toEqual({ kind: "pay" });
  });

  it("L26: what waits for her is among the recent three, however old", () => {
    const lines = [draft, line("one", {}), line("two", {}), wanted("old", "2026-11-20T00:00:00Z")];
    expect(recentOf(lines).map(({ number }) => number)).toEqual(["old", "draft", "one"]);
  });
});
