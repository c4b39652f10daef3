import { expect, it } from "vitest";
import {
  isPaperOfEveryone,
  papersOfEveryone,
} from "#app/features/scholarships/catalogue/papers-of-everyone.ts";
import { fileFields } from "../forms/document-upload.ts";

it("P6: the page of a scholarship run here names the papers that its application asks of everybody", () => {
  expect(papersOfEveryone).toEqual(Object.values(fileFields).map(([kind]) => kind));
  for (const kind of papersOfEveryone) expect(isPaperOfEveryone(kind.replaceAll("_", " "))).toBe(true);
  expect(isPaperOfEveryone("Caste certificate")).toBe(false);
});
