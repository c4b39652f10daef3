import { expect, test } from "vitest";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { csrProgrammeSchema } from "./csr-programme.ts";

const wrongIn = (fields: Record<string, unknown>) => {
  const { error } = csrProgrammeSchema.safeParse({ formKey: newFormKey(), ...fields });
  return [...new Set(error?.issues.map(({ path }) => path.join(".")))].toSorted();
};

test("D16g: a company's form tells at once what is missing and what does not fit together", () => {
  const rest = { title: "Girls", description: "For girls.", scheduleItem: "ii", isOngoing: "no" };
  const missing = { ...rest, startsOn: "2026-12-01", endsOn: "2026-11-01", partnerName: "Setu Trust" };
  expect(wrongIn(missing)).toEqual(expect.arrayContaining(["budget", "endsOn", "partnerCsr1"]));
  expect(wrongIn({ ...rest, budget: "1 lakh", startsOn: "2026-12-01" })).not.toContain("partnerCsr1");
});
