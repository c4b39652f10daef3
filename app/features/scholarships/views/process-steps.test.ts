import { expect, test } from "vitest";
import { processSteps } from "./process-steps.ts";

test("a process becomes steps, each with a capital letter and without its full stop", () => {
  expect(processSteps("Apply on the portal; the college verifies. Renew yearly with 50% marks.")).toEqual([
    "Apply on the portal",
    "The college verifies",
    "Renew yearly with 50% marks",
  ]);
});

test("a figure with a point in it and an empty text are left alone", () => {
  expect(processSteps("Send 2.5 copies")).toEqual(["Send 2.5 copies"]);
  expect(processSteps("  ")).toEqual([]);
});
