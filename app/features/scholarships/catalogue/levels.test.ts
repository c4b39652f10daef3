import { describe, expect, test } from "vitest";
import { traits } from "../eligibility/traits.ts";
import { fieldsOfClassOption } from "./fields-of-study.ts";
import { levelFilters, levelOfClassOption, levelSlug, levels, parseLevelSlug, rungOf } from "./levels.ts";
import { filterStates, stateSlugs } from "./states.ts";

describe("levels", () => {
  test("the specified slugs can be read and written", () => {
    for (const slug of [
      "class-6-8",
      "class-9-10",
      "class-11-12",
      "class-6-10",
      "class-6-12",
      "class-9-12",
      "class-10-12",
      "class-8-12",
      "ug",
      "ug-pg",
      "class-11-phd",
      "diploma-ug",
      "phd-post-doc",
      "all",
    ]) {
      const range = parseLevelSlug(slug);
      expect(range).not.toBeNull();
      expect(levelSlug(range)).toBe(slug);
    }
    for (const nonsense of ["", "class", "class-12-9", "ug-class-9", "class-0", "class-13", "all-all"]) {
      expect(parseLevelSlug(nonsense)).toBeNull();
    }
  });

  test("every range of the ladder has its own slug", () => {
    const slugs = new Set<string>();
    for (const from of levels) {
      for (const to of levels.filter((level) => rungOf(level) >= rungOf(from))) {
        const slug = levelSlug({ from, to });
        expect(parseLevelSlug(slug)).toEqual({ from, to });
        slugs.add(slug);
      }
    }
    expect(slugs.size).toBe((levels.length * (levels.length + 1)) / 2);
  });

  test("every class option of the registration has its level", () => {
    const options =
      "6th 7th 8th 9th 10th 11th 12th diploma iti polytechnic ba bsc bcom btech be bba bca llb mbbs bds bams bhms bpt bpharm bnurs ma msc mcom mtech me mba mca llm md ms mds mpharm phd ca cs cma".split(
        " ",
      );
    for (const option of options) expect([option, levelOfClassOption(option)]).not.toEqual([option, null]);
    expect([levelOfClassOption("9th"), levelOfClassOption("btech"), levelOfClassOption("mba")]).toEqual([
      "class-9",
      "ug",
      "pg",
    ]);
    expect(levelOfClassOption("others")).toBeNull();
    expect(fieldsOfClassOption("mbbs")).toEqual(["medical"]);
    expect(fieldsOfClassOption("toString")).toBeNull();
  });

  test("the specified filter options come first", () => {
    expect(levelFilters.slice(0, 5).map(({ label }) => label)).toEqual([
      "Classes 6-8",
      "Classes 9-10",
      "Classes 11-12",
      "Undergraduate",
      "Postgraduate",
    ]);
    expect(filterStates).toHaveLength(19);
    expect(stateSlugs).toHaveLength(37);
  });

  test("traits fit into the bits of a bigint", () => {
    expect(traits.length).toBeLessThanOrEqual(63);
    expect(new Set(traits).size).toBe(traits.length);
  });
});
