import { expect, test } from "vitest";
import { promisedScholarship } from "./promised-scholarship.ts";

const answers = {
  scholarshipName: "Krishna Merit Award",
  scholarshipAmount: "25,000",
  numberOfScholarships: "10",
  eligibilityCriteria: "Marks of 60% and more\n\nIncome below ₹2.5 lakh",
  selectionProcess: "By marks",
};

test("P18: what a partnership application described, as a scholarship", () => {
  expect(promisedScholarship(answers)).toEqual({
    title: "Krishna Merit Award",
    awardPaise: 2_500_000,
    seats: 10,
    notes: ["Marks of 60% and more", "Income below ₹2.5 lakh"],
    applicationProcess: "By marks",
  });
});

test("whatever the form let through fits a draft: long lines, many lines, an amount without end", () => {
  const long = "word ".repeat(399).trim();
  const { notes } = promisedScholarship({ ...answers, eligibilityCriteria: long });
  expect(notes.join(" ")).toBe(long);
  expect(Math.max(...notes.map(({ length }) => length))).toBeLessThanOrEqual(300);
  const many = Array.from({ length: 60 }, (_, at) => `Rule ${at}`);
  const folded = promisedScholarship({ ...answers, eligibilityCriteria: many.join("\n") }).notes;
  expect(folded.length).toBeLessThanOrEqual(20);
  expect(folded.join(" ")).toBe(many.join(" "));
  const unbroken = promisedScholarship({ ...answers, eligibilityCriteria: "x".repeat(2000) }).notes;
  expect(unbroken.join("")).toBe("x".repeat(2000));
  expect(promisedScholarship({ ...answers, scholarshipAmount: "9".repeat(14) }).awardPaise).toBeNull();
});
