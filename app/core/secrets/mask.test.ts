import fc from "fast-check";
import { expect, it } from "vitest";
import { maskAadhaar, maskAccount, maskEmail, maskPan, maskPhone } from "./mask.ts";

it("T25: Aadhaar shows its last four digits only, from the number or from the four", () => {
  expect(maskAadhaar("2341 2341 2346")).toBe("XXXX-XXXX-2346");
  expect(maskAadhaar("2346")).toBe("XXXX-XXXX-2346");
});

it("T26: account, PAN, phone and e-mail are masked", () => {
  expect(maskAccount("000123456789")).toBe("XXXXXX6789");
  expect(maskPan("ABCPE1234F")).toBe("XXXXX1234X");
  expect(maskPhone("+91 98765 43210")).toBe("XXXXXX3210");
  expect(maskEmail("asha.rao@example.org")).toBe("a•••@example.org");
});

it("never shows more than four digits of anything, however short or odd", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const mask of [maskAadhaar, maskAccount, maskPhone]) {
        expect(mask(text).replace(/\D/g, "").length).toBeLessThanOrEqual(4);
      }
    }),
  );
  expect([maskAccount(""), maskPan(""), maskEmail("@x"), maskEmail("")]).toEqual([
    "XXXXXXXXXX",
    "XXXXXXXXXX",
    "•••",
    "•••",
  ]);
});
