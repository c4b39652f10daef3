import { expect, test } from "vitest";
import { isDeductibleOn, taxFormsOn } from "./tax-forms.ts";

test("the form names are those of the Act that holds on the day of the gift", () => {
  expect(taxFormsOn("2026-03-31")).toMatchObject({ section: "80G", statement: "Form 10BD", year: "2025-26" });
  expect(taxFormsOn("2026-04-01")).toMatchObject({ section: "133", statement: "Form 113", year: "2026-27" });
});

test("a gift is called deductible only while the receiver's approval holds", () => {
  const approval = { urn: "AAATS0001SF20241", urnDate: "2024-04-01", validUntil: "2029-03-31" };
  expect(isDeductibleOn("2024-04-01", approval)).toBe(true);
  expect(isDeductibleOn("2029-03-31", approval)).toBe(true);
  expect(isDeductibleOn("2024-03-31", approval)).toBe(false);
  expect(isDeductibleOn("2029-04-01", approval)).toBe(false);
  expect(isDeductibleOn("2026-01-01", { urn: "", urnDate: "", validUntil: "" })).toBe(false);
});
