import { expect, test } from "vitest";
import { holderAgrees, namesAgree } from "./holder-agrees.ts";

test("one name in the ways of offices is one person; another person's is not", () => {
  expect(namesAgree("RAO ASHA", "Asha Rao")).toBe(true);
  expect(namesAgree("Kum. R. Asha", "Asha Rao")).toBe(true);
  expect(namesAgree("K Siri Vennela", "Siri Vennela Kondapalli")).toBe(true);
  expect(namesAgree("ఆశా రావు", "రావు ఆశా")).toBe(true);
  expect(namesAgree("Asha", "Asha")).toBe(false);
  expect(namesAgree("Asha Rao", "Asha Rani")).toBe(false);
  expect(namesAgree("Asha Rao", "Asha Rao Devi")).toBe(false);
  expect(namesAgree("R R Asha", "Asha Rao Devi")).toBe(false);
  expect(namesAgree(null, "Asha Rao")).toBe(false);
});

test("another day of birth is another person; none says nothing", () => {
  const her = { name: "Asha Rao", born: "2008-04-12" };
  expect(holderAgrees({ name: "RAO ASHA", born: "2008-04-12" }, her)).toBe(true);
  expect(holderAgrees({ name: "RAO ASHA", born: null }, her)).toBe(true);
  expect(holderAgrees({ name: "RAO ASHA", born: "1980-01-01" }, her)).toBe(false);
});
