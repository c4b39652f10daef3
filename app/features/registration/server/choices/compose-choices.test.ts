import { expect, test } from "vitest";
import { composeChoices } from "./compose-choices.server.ts";

test.each(["en", "te", "hi"] as const)(
  "P20: every class and course is called by its name (%s)",
  (language) => {
    const options = composeChoices(language).class;
    expect(options.length).toBeGreaterThan(40);
    // A raw value is small letters and digits without a space: "btech", "bnurs".
    expect(options.filter(({ label }) => /^[a-z]+$/.test(label))).toEqual([]);
    expect(options.find(({ value }) => value === "btech")?.label).not.toBe("btech");
  },
);
