import fc from "fast-check";
import { stdnum } from "stdnum";
import { describe, expect, it } from "vitest";
import { gstinDigit, isVerhoeffValid, verhoeffDigit } from "./check-digit.ts";

describe("Verhoeff", () => {
  it("gives the textbook digits", () => {
    expect(verhoeffDigit("236")).toBe("3");
    expect(verhoeffDigit("12345")).toBe("1");
    expect(isVerhoeffValid("2363")).toBe(true);
    expect(isVerhoeffValid("2364")).toBe(false);
  });

  it("agrees with an independent implementation on Aadhaar-like numbers", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-9]\d{11}$/), (number) => {
        // The other one also refuses palindromes, which is no rule of ours.
        fc.pre([...number].reverse().join("") !== number);
        expect(isVerhoeffValid(number)).toBe(stdnum.IN?.aadhaar?.validate(number).isValid);
      }),
    );
  });

  it("accepts exactly one digit for any text", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{1,20}$/), (text) => {
        const fitting = [..."0123456789"].filter((digit) => isVerhoeffValid(text + digit));
        expect(fitting).toEqual([verhoeffDigit(text)]);
      }),
    );
  });
});

it("the GSTIN digit agrees with an independent implementation", () => {
  const body = fc.stringMatching(/^(0[1-9]|[12]\d|3[0-7])[A-Z]{3}[PCHABGJLFT][A-Z][1-9]\d{3}[A-Z][1-9]Z$/);
  fc.assert(
    fc.property(body, (first) => {
      const number = first + gstinDigit(first);
      expect(stdnum.IN?.gstin?.validate(number).isValid, number).toBe(true);
    }),
  );
});
