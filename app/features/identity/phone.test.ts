import { describe, expect, test } from "vitest";
import { formatPhone } from "./format-phone.ts";
import { parsePhone } from "./phone.ts";

describe("T18: a phone is ten digits starting 6–9", () => {
  test.each([
    ["9876543210"],
    ["98765 43210"],
    ["+91 98765-43210"],
    ["+919876543210"],
    ["919876543210"],
    ["0091 98765 43210"],
    ["09876543210"],
    ["  (98765) 43210 "],
    ["९८७६५४३२१०"],
    ["\u202a+91 98765 43210\u202c"],
  ])("%j is cleaned", (text) => {
    expect(parsePhone(text)).toBe("9876543210");
  });

  test.each([
    [""],
    ["987654321"],
    ["98765432101"],
    ["5876543210"],
    ["0876543210"],
    ["98765abc43210"],
    ["abcdefghij"],
    ["+1 987 654 3210"],
    ["9876543210; drop table"],
    ["91987654321"],
    ["+91+919876543210"],
  ])("%j is no phone, and is not cut to one", (text) => {
    expect(parsePhone(text)).toBeNull();
  });

  test("a number that begins with 91 is kept whole", () => {
    expect(parsePhone("9198765432")).toBe("9198765432");
  });
});

test("a number is shown in two groups", () => {
  expect(formatPhone("9876543210")).toBe("98765 43210");
});
