import { describe, expect, test } from "vitest";
import { verhoeffDigit } from "#app/core/numbers/check-digit.ts";
import { hideAadhaar } from "./hide-aadhaar.ts";

const withDigit = (eleven: string) => `${eleven}${verhoeffDigit(eleven)}`;
const aadhaar = withDigit("23456789012");

describe("T25: an Aadhaar number in a message is not kept whole", () => {
  test.each([
    aadhaar,
    `${aadhaar.slice(0, 4)} ${aadhaar.slice(4, 8)} ${aadhaar.slice(8)}`,
    `${aadhaar.slice(0, 4)}-${aadhaar.slice(4, 8)}-${aadhaar.slice(8)}`,
  ])("%s is masked", (written) => {
    const hidden = hideAadhaar(`నా ఆధార్ ${written}, please check`);
    expect(hidden).toBe(`నా ఆధార్ XXXX-XXXX-${aadhaar.slice(-4)}, please check`);
  });

  test("other numbers stay: a wrong check digit, a phone with its code, an application number, a long account", () => {
    const wrong = `${aadhaar.slice(0, 11)}${(Number(aadhaar.slice(11)) + 1) % 10}`;
    const phone = withDigit("91987654321");
    const text = `${wrong} ${phone} SS-2026-0001234-7 ${aadhaar}99`;
    expect(hideAadhaar(text)).toBe(text);
  });
});
