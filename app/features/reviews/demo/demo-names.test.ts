import { expect, test } from "vitest";
import { demoName } from "#app/features/identity/demo/demo-names.ts";
import { decidedApplicants } from "./demo-applicants.ts";

test("P36: the demo's people have names of their own, in no row", () => {
  const names = Array.from({ length: 300 }, (_, n) => demoName(n, n % 3 ? "female" : "male"));
  expect(new Set(names).size).toBe(names.length);
  const families = names.map((name) => name.split(" ").at(-1));
  expect(families.filter((family, n) => family === families[n + 1])).toEqual([]);
  expect(new Set(decidedApplicants.map(({ name }) => name)).size).toBe(decidedApplicants.length);
});
