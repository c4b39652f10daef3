import { expect, test } from "vitest";
import { listMockTests } from "../server/mock-tests/list-mock-tests.server.ts";
import { paperIn } from "./mock-papers.ts";
import { sectionIn } from "./mock-sections.ts";

/** The three parts of CAT are known by their letters. */
const letters = new Set(["VARC", "DILR", "QA"]);

test.each(["te", "hi"] as const)(
  "every paper and every part of a mock test has its name in %s",
  (language) => {
    const own = language === "te" ? /[\u0c00-\u0c7f]/ : /[\u0900-\u097f]/;
    for (const test of listMockTests()) {
      if (test.id !== "cat" || language === "hi") expect(paperIn(test, language), test.id).toMatch(own);
      for (const { name } of test.sections)
        if (!letters.has(name)) expect(sectionIn(name, language), name).toMatch(own);
      expect(paperIn(test, "en")).toBe(test.paper);
    }
  },
);
