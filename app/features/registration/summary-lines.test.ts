import { expect, test } from "vitest";
import { registrationEn } from "./messages/registration.en.ts";
import { summaryLines } from "./summary-lines.ts";

test("P25: two files that are refused for the same reason are two sentences, in the order of the form", () => {
  const refused = ["This kind of file is not accepted."];
  const lines = summaryLines(
    {
      bankPassbook: refused,
      aadhaarImage: refused,
      schoolPincode: ["The school pincode must have 6 digits"],
    },
    (file) => registrationEn.fields[file],
  );
  const said = lines.map(({ message }) => message);
  expect(new Set(said).size).toBe(3);
  expect(said[0]).toBe("The school pincode must have 6 digits");
  for (const [line, file] of [
    [1, "aadhaarImage"],
    [2, "bankPassbook"],
  ] as const) {
    expect(lines[line]).toEqual({
      fieldId: `otr-${file}`,
      message: `${registrationEn.fields[file]}: This kind of file is not accepted.`,
    });
  }
});
