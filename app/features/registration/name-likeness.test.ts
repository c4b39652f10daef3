import { describe, expect, it } from "vitest";
import { compareNames } from "./name-likeness.ts";

describe("names compared as a bank's clerk would", () => {
  it.each([
    ["Nandini Azmeera", "NANDINI  AZMEERA", "same"],
    ["Azmeera Nandini", "Nandini Azmeera", "same"],
    ["A. Nandini", "Nandini Azmeera", "close"],
    ["Nandini", "Nandini Azmeera", "close"],
    ["అజ్మీరా నందిని", "నందిని అజ్మీరా", "same"],
    ["Nandini Azmeera", "Saroja Azmeera", "different"],
    ["Nandini Azmeera", "Nandini Banoth", "different"],
  ] as const)("%s and %s are %s", (first, second, likeness) => {
    expect(compareNames(first, second)).toBe(likeness);
    expect(compareNames(second, first)).toBe(likeness);
  });
});
