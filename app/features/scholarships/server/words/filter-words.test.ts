import { describe, expect, test } from "vitest";
import { languages } from "#app/core/words/i18n.ts";
import { filterNames, filterSpec } from "../../lists/scholarship-filters.ts";
import { filterWords } from "./filter-words.server.ts";

describe.each(filterNames)("C22: the filter %s", (name) => {
  test.each(languages)("has words in %s for itself and for each of its options", (language) => {
    const words = filterWords(language)[name];
    expect(words.label).not.toBe("");
    expect(filterSpec(name).options.filter((option) => !words.option(option))).toEqual([]);
  });
});
