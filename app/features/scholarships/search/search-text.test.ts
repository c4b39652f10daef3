import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isWithinSlips, slipsAllowed } from "./edit-distance.ts";
import { foldText, wordsOf } from "./search-text.ts";

describe("words of a search", () => {
  test("are small, without accents and joiners, in any script", () => {
    expect(wordsOf("L'Oréal India: For Young-Women (2026)")).toEqual([
      "l",
      "oreal",
      "india",
      "for",
      "young",
      "women",
      "2026",
    ]);
    expect(wordsOf("స్కాలర్‌షిప్")).toEqual(wordsOf("స్కాలర్షిప్"));
    expect(wordsOf("छात्रवृत्ति")).toEqual(["छात्रवृत्ति"]);
    expect(wordsOf("₹ – ()")).toEqual([]);
  });

  test("no substring is missed: its words are parts of the text's words (property)", () => {
    const text = fc.oneof(fc.string({ unit: "grapheme", maxLength: 40 }), fc.lorem({ maxCount: 8 }));
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (whole, from, length) => {
        const plain = whole.normalize("NFC");
        const points = [...plain];
        const start = points.length === 0 ? 0 : from % points.length;
        const part = points
          .slice(start, start + 1 + (length % 20))
          .join("")
          .normalize("NFC");
        if (!foldText(plain).includes(foldText(part))) return;
        const words = wordsOf(plain);
        for (const word of wordsOf(part)) expect(words.some((other) => other.includes(word))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("slips of the pen", () => {
  test.each([
    ["scholarship", "scholrship", 2, true],
    ["matric", "metric", 1, true],
    ["saksham", "sakhsam", 1, true],
    ["merit", "mreit", 1, true],
    ["merit", "metric", 1, false],
    ["abcd", "abcdef", 1, false],
    ["", "a", 1, true],
  ])("%s and %s within %i: %s", (left, right, limit, expected) => {
    expect(isWithinSlips(left, right, limit)).toBe(expected);
    expect(isWithinSlips(right, left, limit)).toBe(expected);
  });

  test("the bounded distance is the distance (property)", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (left, right, limit) => {
        expect(isWithinSlips(left, right, limit)).toBe(distance(left, right) <= limit);
      }),
      { numRuns: 2000 },
    );
  });

  test("short words and numbers are meant as they are", () => {
    expect(["sc", "girl", "scholarship", "10000"].map(slipsAllowed)).toEqual([0, 1, 2, 0]);
  });
});

/** Optimal string alignment by its definition. */
function distance(left: string, right: string): number {
  if (left === "" || right === "") return left.length + right.length;
  const [a, b] = [left.slice(0, -1), right.slice(0, -1)];
  const isSwap =
    left.length > 1 && right.length > 1 && left.at(-1) === right.at(-2) && left.at(-2) === right.at(-1);
  return Math.min(
    distance(a, right) + 1,
    distance(left, b) + 1,
    distance(a, b) + (left.at(-1) === right.at(-1) ? 0 : 1),
    isSwap ? distance(left.slice(0, -2), right.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  );
}
