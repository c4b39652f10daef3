import { expect, test } from "vitest";
import { findPairs, type OpenEntry, type OpenLine } from "./find-pairs.ts";

const entry = (id: string, amountPaise: number, more: Partial<OpenEntry> = {}): OpenEntry => ({
  id,
  amountPaise,
  kind: "donation",
  subjectId: null,
  reference: null,
  ...more,
});
const line = (id: string, amountPaise: number, words: string, reference: string | null = null): OpenLine => ({
  id,
  amountPaise,
  words,
  reference,
});

test("by the bank's reference, in its column or in the description, and to the paisa", () => {
  const entries = [
    entry("gift", 5_000_00, { reference: "RC-1", gatewayReference: "pay_ABCDEFGH12", subjectId: "gift-1" }),
    entry("fee", -118_00, { kind: "gateway_fee", subjectId: "gift-1" }),
    entry("payout", -2_000_00, { kind: "payout_paid", reference: "UTR00012345" }),
    entry("other", -2_000_00, { kind: "payout_paid", reference: "UTR00099999" }),
  ];
  const lines = [
    line("net", 4_882_00, "NEFT/PAY_ABCDEFGH12/GATEWAY"),
    line("out", -2_000_00, "IMPS", "utr-0001 2345"),
    line("wrong", -2_000_01, "UTR00099999"),
    line("same-amount", -2_000_00, "CASH"),
  ];
  expect(findPairs(lines, entries)).toEqual([
    { lineId: "net", entryIds: ["gift", "fee"] },
    { lineId: "out", entryIds: ["payout"] },
  ]);
});

test("an entry belongs to one line; a short word is no reference", () => {
  const entries = [entry("a", 100, { reference: "UTR12345678" }), entry("b", 100, { reference: "REF1" })];
  expect(
    findPairs(
      [line("1", 100, "UTR12345678"), line("2", 100, "UTR12345678"), line("3", 100, "REF1")],
      entries,
    ),
  ).toEqual([{ lineId: "1", entryIds: ["a"] }]);
});
