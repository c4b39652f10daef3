import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { placesOf, readPromiseLines } from "../../../scripts/words/promise-lines.ts";

const root = join(import.meta.dirname, "../../..");
const lines = readPromiseLines(root);

test("every promise T1–T47 has its line and its test in docs/trust.md, once", () => {
  const numbers = Array.from({ length: 47 }, (_, index) => `T${index + 1}`);
  expect(lines.map(({ promise }) => promise)).toEqual(numbers);
});

describe.each(lines)("$promise", (entry) => {
  test("its line stands in its file exactly once", () => {
    expect(placesOf(entry, root)).toHaveLength(1);
  });

  test("its test is there and names it", () => {
    const path = join(root, entry.test);
    expect(existsSync(path)).toBe(true);
    expect(readFileSync(path, "utf8")).toMatch(new RegExp(`\\b${entry.promise}\\b`));
  });
});
