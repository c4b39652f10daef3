import fc from "fast-check";
import { expect, test } from "vitest";
import { parseForm } from "#app/core/forms/form.ts";
import {
  givenOfProfile,
  ownFactNames,
  ownFactsSchema,
  profileOfOwnFacts,
  withOwnFacts,
} from "./own-facts.ts";
import type { Profile } from "./profile.ts";
import { facts, minorities, socialGroups } from "./traits.ts";

const profiles = fc.record(
  {
    socialGroup: fc.constantFrom(...socialGroups),
    minority: fc.constantFrom(...minorities, "none" as const),
    disabilityPercent: fc.integer({ min: 0, max: 100 }),
    marksPercent: fc.integer({ min: 0, max: 100 }),
    homeArea: fc.constantFrom("rural" as const, "urban" as const),
    facts: fc.dictionary(
      fc.constantFrom(...facts.filter((fact) => ownFactNames(true).includes(`fact.${fact}`))),
      fc.boolean(),
      { minKeys: 1 },
    ),
  },
  { requiredKeys: [] },
);

test("P1: what the page shows again and sends unchanged says the same as before", async () => {
  await fc.assert(
    fc.asyncProperty(profiles, async (profile) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(givenOfProfile(profile as Profile))) form.set(name, value);
      const { value } = await parseForm(form, ownFactsSchema);
      const told = profileOfOwnFacts(value ?? {});
      expect(withOwnFacts(profile as Profile, told, ownFactNames(true))).toEqual(profile);
    }),
  );
});

test("P1: a question left empty is unknown again, one that was not asked stays", () => {
  const before: Profile = {
    socialGroup: "obc",
    state: "telangana",
    facts: { orphan: true, unmarried: true },
  };
  expect(withOwnFacts(before, { minority: "none" }, ownFactNames(true))).toEqual({
    state: "telangana",
    minority: "none",
    facts: { unmarried: true },
  });
});

test("P1: the percent of the certificate decides, below 40 is none", () => {
  expect(profileOfOwnFacts({ disabilityPercent: "39.5", disabilityType: "visual" })).toEqual({
    disabilityPercent: 39.5,
    disabilityType: "visual",
  });
  expect(profileOfOwnFacts({ disabilityPercent: "yes" })).toEqual({ disabilityPercent: 40 });
});
