import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { registrationForm } from "../fields.ts";
import { registrationEn } from "../messages/registration.en.ts";

const sources = globSync("app/features/registration/components/**/*.tsx").map((path) =>
  readFileSync(path, "utf8"),
);
/** Sections that draw whatever fields they have. */
const drawn = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(/<RegistrationAnswers\s+section="(\w+)"/g)].map(([, name]) => name),
  ),
);
const names = Object.keys(registrationForm.fields) as (keyof typeof registrationForm.fields)[];
const lacking = (fields: readonly string[], sectionOf: (name: string) => string) =>
  fields.filter((name) => !drawn.has(sectionOf(name)) && !sources.some((text) => text.includes(`"${name}"`)));

test("C11: every field of the registration has a control, or the form could not be sent", () => {
  expect(drawn.size).toBeGreaterThan(0);
  expect(lacking(names, (name) => registrationForm.fields[name as "name"].section)).toEqual([]);
  expect(lacking(["invented"], () => "personal")).toEqual(["invented"]);
});

test("C11: a field that its section draws has a label", () => {
  const labels: Readonly<Record<string, string>> = registrationEn.fields;
  const drawnFields = names.filter((name) => drawn.has(registrationForm.fields[name].section));
  expect(drawnFields.length).toBeGreaterThan(3);
  expect(drawnFields.filter((name) => !labels[name])).toEqual([]);
});
