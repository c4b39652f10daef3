import { expect, test } from "vitest";
import { languages } from "#app/core/words/i18n.ts";
import { papersOfEveryone } from "../../catalogue/papers-of-everyone.ts";
import national from "../../data/catalogue-national.json" with { type: "json" };
import state from "../../data/catalogue-state.json" with { type: "json" };
import { paperPlaces } from "../../data/paper-places.ts";
import { paperPlace } from "./paper-place.server.ts";

test("picture 16: a paper says where it is usually issued, what it costs and how long it takes", () => {
  expect(paperPlace("Income certificate", "en")).toBe(
    "Usually: Tahsildar's office, by MeeSeva, e-District or a Common Service Centre; up to about ₹50; 7 to 15 days.",
  );
  expect(paperPlace("income_certificate", "te")).toContain("తహసీల్దార్");
  expect(paperPlace("Aadhaar-linked bank account", "en")).toContain("branch of the bank");
  expect(paperPlace("Caste certificate if any", "en")).toContain("Tahsildar");
  expect(paperPlace("Disability certificate or UDID", "hi")).toContain("अस्पताल");
  expect(paperPlace("Income declaration", "en")).toContain("write it yourself");
  expect(paperPlace("A paper of our own", "en")).toBeNull();
});

test("what everybody sends, and four in five of all that the catalogue asks for, has its place; none is idle", () => {
  for (const name of papersOfEveryone) expect([name, paperPlace(name, "en")]).not.toContain(null);
  const asked = [...national, ...state].flatMap(({ documents }) => documents as string[]);
  const told = asked.filter((name) => paperPlace(name, "en") !== null);
  expect(told.length / asked.length).toBeGreaterThan(0.8);
  for (const [means] of paperPlaces) expect([means, asked.some((name) => means.test(name))]).toContain(true);
});

test("every part of it is said in each language", () => {
  for (const [, { where, cost, days }] of paperPlaces)
    for (const language of languages)
      for (const words of [where, cost, days]) expect(words[language]).toBeTruthy();
});
