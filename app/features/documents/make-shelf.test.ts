import { expect, it } from "vitest";
import type { DocumentView } from "./document-view.ts";
import { makeShelf } from "./make-shelf.ts";

const paper = (id: string, kind: string, validUntil: string | null = null): DocumentView => ({
  ...{ id, kind, validUntil, name: `${id}.pdf`, mime: "application/pdf", bytes: 1 },
  ...{ createdAt: "2026-01-01T00:00:00Z", issuedOn: null, issuer: null },
});
const base = {
  states: new Map(),
  everyone: ["photo", "income_certificate"],
  asked: [
    ["Bonafide certificate", "Income certificate"],
    ["School bonafide", "Caste certificate if any"],
  ],
  nameOf: (kind: string) => kind,
  today: "2026-11-15",
  show: null,
  adding: null,
};

it("what has ended and what is missing needs her and stands first; the chips count it", () => {
  const kept = [paper("photo", "photo"), paper("old", "income_certificate", "2026-03-31")];
  const shelf = makeShelf({ ...base, kept });
  expect(shelf.documents.map(({ id, needsYou, end }) => [id, needsYou, end?.state])).toEqual([
    ["old", true, "ended"],
    ["photo", false, undefined],
  ]);
  // "if any" is nobody's fault; two names of one paper are one paper.
  expect(shelf.missing).toEqual([{ kind: "bonafide_certificate", group: "marks", askedBy: 2 }]);
  expect(shelf.counts).toMatchObject({ all: 3, need: 2, identity: 1, marks: 1, income: 1, bank: 0 });
  expect(shelf.ready).toBe(1);
});

it("a new one in its place ends the need; a chip shows its own; what every application asks for is missing too", () => {
  const kept = [paper("new", "income_certificate", "2027-03-31"), paper("old", "income_proof", "2026-03-31")];
  const shelf = makeShelf({ ...base, kept, show: "income", adding: "photo" });
  expect(shelf.documents.map(({ needsYou }) => needsYou)).toEqual([false, false]);
  expect(shelf).toMatchObject({ show: "income", missing: [], adding: "photo" });
  expect(makeShelf({ ...base, kept, show: "identity" }).missing).toEqual([
    { kind: "photo", group: "identity", askedBy: 0 },
  ]);
  expect(makeShelf({ ...base, kept, show: "nonsense", adding: "nonsense" })).toMatchObject({
    show: "all",
    adding: null,
  });
});
