import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { setClock, useRealClock } from "../clock.ts";
import { findBankName, isKnownBank } from "../numbers/bank-codes.server.ts";
import { verhoeffDigit } from "../numbers/check-digit.ts";
import {
  aadhaar,
  accountNumber,
  callablePhone,
  dateOfBirth,
  email,
  gstin,
  ifsc,
  otp6,
  pan,
  panHolders,
  personName,
  phone10,
  pincode,
  typedTwice,
} from "./india-fields.ts";

/** Any sequence of code units: lone surrogates, controls, every script. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 })
  .map((codes) => String.fromCharCode(...codes));

afterEach(useRealClock);

type Vectors = [name: string, schema: z.ZodType, good: Record<string, string>, bad: string[]];

const vectors: Vectors[] = [
  [
    "P27: a number to call back, a school's landline too",
    callablePhone(),
    {
      "9876543210": "9876543210",
      "040-2345 6789": "4023456789",
      "+91 8719 234567": "8719234567",
      "(08812) 234567": "8812234567",
    },
    ["234567", "0000000000", "12345678901", "no phone"],
  ],
  [
    "phone",
    phone10(),
    {
      "9876543210": "9876543210",
      "+91 98765 43210": "9876543210",
      "+91-98765-43210": "9876543210",
      "09876543210": "9876543210",
      "919876543210": "9876543210",
      "00919876543210": "9876543210",
      "(0) 98765 43210": "9876543210",
      "\u202a9876543210\u202c": "9876543210",
      "९८७६५४३२१०": "9876543210",
      "6000000000": "6000000000",
      // Ten digits that happen to begin with 91 are a number, not a country code.
      "9176543210": "9176543210",
    },
    [
      "",
      " ",
      "1234567890",
      "5876543210",
      "987654321",
      "98765432101",
      "+1 9876543210",
      "98765x3210",
      "+91 5876543210",
    ],
  ],
  [
    "OTP",
    otp6(),
    { "012345": "012345", "123 456": "123456", "౧౨౩౪౫౬": "123456" },
    ["", "12345", "1234567", "12345a"],
  ],
  [
    "PIN",
    pincode(),
    { "500001": "500001", "500 001": "500001" },
    ["", "000001", "50001", "5000011", "5000O1"],
  ],
  [
    "Aadhaar",
    aadhaar(),
    { "234123412346": "234123412346", "2341 2341 2346": "234123412346", "2341-2341-2346": "234123412346" },
    [
      "",
      "234123412345",
      "134123412346",
      "034123412346",
      "23412341234",
      "2341234123466",
      "23412341234X",
      "324123412346",
    ],
  ],
  [
    "PAN",
    pan(),
    { ABCPE1234F: "ABCPE1234F", abcpe1234f: "ABCPE1234F", "ABC CE 1234 F": "ABCCE1234F" },
    ["", "ABCDE1234F", "ABCPE12345", "ABCPE1234", "1BCPE1234F", "ABCPE0000F", "ABCPE1234FF", "ABCME1234F"],
  ],
  [
    "GSTIN",
    gstin(),
    {
      "27AAPFU0939F1ZV": "27AAPFU0939F1ZV",
      "27aapfu0939f1zv": "27AAPFU0939F1ZV",
      "29AAGCB7383J1Z4": "29AAGCB7383J1Z4",
    },
    [
      "",
      "27AAPFU0939F1ZW",
      "00AAPFU0939F1ZV",
      "39AAPFU0939F1ZV",
      "27AAPDU0939F1ZV",
      "27AAPFU0939F1XV",
      "27AAPFU0939F1Z",
    ],
  ],
  [
    "IFSC",
    ifsc({ isKnownBank }),
    { SBIN0001234: "SBIN0001234", sbin0001234: "SBIN0001234", "HDFC 0 000 123": "HDFC0000123" },
    ["", "SBIN1001234", "SBI00012345", "SBIN000123", "SBIN00012345", "ZZZZ0001234", "TOST0001234"],
  ],
  [
    "account number",
    accountNumber(),
    { "000123456": "000123456", "1234 5678 9012 345678": "123456789012345678" },
    ["", "12345678", "1234567890123456789", "12345678X", "1e12345678"],
  ],
  [
    "e-mail",
    email(),
    { " Asha@Example.ORG ": "asha@example.org", "a.b+c@example.co.in": "a.b+c@example.co.in" },
    [
      "",
      "asha",
      "asha@",
      "@example.org",
      "a b@example.org",
      "asha@example",
      `${"a".repeat(250)}@x.in`,
      "a@b.in\r\nBcc: c@d.in",
    ],
  ],
  [
    "name",
    personName(),
    {
      " Asha  Rao ": "Asha Rao",
      "D'Souza": "D'Souza",
      "Dr. A.P.J. Abdul Kalam": "Dr. A.P.J. Abdul Kalam",
      "ఆశా రావు": "ఆశా రావు",
      "क्\u200dषमा": "क्\u200dषमा",
      শ্রেয়সী: "শ্রেয়সী".normalize("NFC"),
      "Anne-Marie": "Anne-Marie",
    },
    [
      "",
      ".",
      "R2D2",
      "<b>Asha</b>",
      "Asha\u202eoaR",
      "=cmd()",
      "Asha;",
      "a".repeat(101),
      "\u200d",
      "Asha\u0000",
    ],
  ],
];

describe.each(vectors)("T18: %s", (_name, schema, good, bad) => {
  it.each(Object.entries(good))("takes %j as %j", (typed, value) => expect(schema.parse(typed)).toBe(value));

  it.each(bad)("refuses %j with one plain sentence", (typed) => {
    const result = schema.safeParse(typed);
    expect(result.success).toBe(false);
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([
      expect.stringMatching(/^[A-Z].*\.$/),
    ]);
  });

  it("T17: answers anything without throwing, and what it takes it takes again", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => void schema.safeParse(value)),
      { numRuns: 200 },
    );
    fc.assert(
      fc.property(anyText, (value) => {
        const result = schema.safeParse(value);
        if (result.success) expect(schema.parse(result.data)).toBe(result.data);
      }),
      { numRuns: 200 },
    );
  });

  it("says what is missing", () => {
    const result = schema.safeParse(undefined);
    expect(result.error?.issues[0]?.message).toMatch(/^Enter .*\.$/);
  });
});

describe("documented sentences", () => {
  it("are said instead of ours", () => {
    const schema = phone10({
      required: "Phone is required",
      invalid: "Please enter a valid 10-digit phone number",
    });
    expect(schema.safeParse("").error?.issues[0]?.message).toBe("Phone is required");
    expect(schema.safeParse("12").error?.issues[0]?.message).toBe(
      "Please enter a valid 10-digit phone number",
    );
    expect(aadhaar({ invalid: "Bad" }).safeParse("234123412345").error?.issues[0]?.message).toBe("Bad");
  });
});

describe("T18: every rule of the list", () => {
  it("an Aadhaar number with its right digit passes, with any other it does not", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-9]\d{10}$/), fc.integer({ min: 1, max: 9 }), (body, by) => {
        const right = verhoeffDigit(body);
        expect(aadhaar().safeParse(body + right).success).toBe(true);
        expect(aadhaar().safeParse(body + ((Number(right) + by) % 10)).success).toBe(false);
      }),
    );
  });

  it("a PAN passes for the real holder letters only", () => {
    for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
      expect(pan().safeParse(`ABC${letter}E1234F`).success, letter).toBe(panHolders.includes(letter));
    }
    expect(pan({ holders: "P" }).safeParse("ABCCE1234F").success).toBe(false);
  });

  it("an IFSC needs a bank that exists", () => {
    expect(isKnownBank("SBIN")).toBe(true);
    expect(isKnownBank("constructor")).toBe(false);
    expect(findBankName("sbin0001234")).toBe("State Bank of India");
    expect(findBankName("ZZZZ0001234")).toBeNull();
    const result = ifsc({ isKnownBank }).safeParse("ZZZZ0001234");
    expect(result.error?.issues[0]?.message).toBe("No bank has an IFSC code that begins like this.");
  });

  it("an account number is typed twice", () => {
    const schema = z
      .object({ account: accountNumber(), again: accountNumber() })
      .superRefine(typedTwice("account", "again", "The two account numbers differ."));
    expect(schema.safeParse({ account: "123456789", again: "1234 56789" }).success).toBe(true);
    const result = schema.safeParse({ account: "123456789", again: "123456780" });
    expect(result.error?.issues).toMatchObject([
      { path: ["again"], message: "The two account numbers differ." },
    ]);
  });
});

describe("T20: date of birth", () => {
  it("is a real day before today in India, within the ages", () => {
    setClock(new Date("2026-11-15T20:00:00Z"));
    const schema = dateOfBirth({ minAge: 10, maxAge: 60, tooYoung: "Too young.", tooOld: "Too old." });
    const said = (text: string) => schema.safeParse(text).error?.issues[0]?.message ?? "ok";
    expect(said("2008-02-29")).toBe("ok");
    expect(said("2016-11-16")).toBe("ok");
    expect(said("2016-11-17")).toBe("Too young.");
    expect(said("1965-11-16")).toBe("Too old.");
    expect(said("2009-02-29")).toBe("Enter a real date of birth.");
    expect(said("2027-01-01")).toBe("Enter a real date of birth.");
    expect(said("15/11/2008")).toBe("Enter a real date of birth.");
    expect(said("")).toBe("Enter the date of birth.");
    expect(dateOfBirth().safeParse("2026-11-16").success).toBe(false);
  });
});
