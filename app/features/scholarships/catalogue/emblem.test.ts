import { expect, test } from "vitest";
import { emblemKind, emblemLetters } from "./emblem.ts";

test.each([
  ["All India Council for Technical Education (AICTE)", "AICTE"],
  ["SBI Foundation", "SBI"],
  ["Government of Telangana", "GT"],
  ["Deccan Learning Foundation", "DLF"],
  ["Reliance Foundation", "RF"],
  ["Lotus", "LO"],
  ["Ministry of Education, Government of India", "ME"],
])("L22: %s is known at arm's length by %s", (provider, letters) => {
  expect(emblemLetters(provider)).toBe(letters);
});

test("the colour is that of the kind, and what is run here has its own", () => {
  expect(emblemKind({ providerType: "state", runHere: false })).toBe("state");
  expect(emblemKind({ providerType: "private", runHere: true })).toBe("here");
});
