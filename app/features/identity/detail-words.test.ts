import { expect, test } from "vitest";
import { detailWords } from "./detail-words.ts";

test("an entry's details are words with their place, lists and blanks too", () => {
  expect(
    detailWords({
      before: { status: "processing", rating: null },
      after: { status: "approved" },
      changed: ["title", "website"],
      files: [],
      cycles: [{ closesOn: "2026-07-01" }],
      told: true,
    }),
  ).toBe(
    "before.status: processing; before.rating: none; after.status: approved; changed: title, website; files: none; cycles.0.closesOn: 2026-07-01; told: true",
  );
});
