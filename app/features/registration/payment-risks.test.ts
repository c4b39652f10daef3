import { describe, expect, it } from "vitest";
import { bankOfIfsc, bankOptions, bankValues } from "./bank-options.ts";
import { paymentRisks } from "./payment-risks.ts";

const sound = { name: "Nandini Azmeera", bankName: "sbi", accountType: "savings", ifscCode: "SBIN0020183" };
const codes = (details: Partial<Parameters<typeof paymentRisks>[0]>) =>
  paymentRisks({ ...sound, ...details }).map(({ code }) => code);

describe("what makes a payment bounce is found before the form is sent", () => {
  it("finds nothing in sound details", () => {
    expect(codes({})).toEqual([]);
    expect(codes({ passbookName: "AZMEERA NANDINI" })).toEqual([]);
  });

  it("tells a name that differs from the passbook", () => {
    expect(codes({ passbookName: "A Nandini" })).toEqual(["name_differs"]);
    expect(codes({ passbookName: "Saroja Azmeera" })).toEqual(["name_differs"]);
  });

  it("tells a current account", () => {
    expect(codes({ accountType: "current" })).toEqual(["current_account"]);
  });

  it("tells a merged bank and its successor, by the chosen bank and by the code", () => {
    expect(paymentRisks({ ...sound, bankName: "andhra", ifscCode: "ANDB0001234" })).toEqual([
      { code: "merged_bank", bank: "Andhra Bank", successor: "Union Bank of India", since: "2020" },
    ]);
    expect(paymentRisks({ ...sound, bankName: "bob", ifscCode: "BKDN0001234" })).toEqual([
      { code: "merged_bank", bank: "Dena Bank", successor: "Bank of Baroda", since: "2019" },
    ]);
  });

  it("leaves an old account with the successor's code in peace", () => {
    expect(codes({ bankName: "andhra", ifscCode: "UBIN0801234" })).toEqual([]);
  });

  it("tells a code of another bank than the chosen one", () => {
    expect(codes({ bankName: "hdfc" })).toEqual(["other_bank"]);
    expect(codes({ bankName: "grameena" })).toEqual([]);
  });
});

describe("the bank list (spec 1, bankName options)", () => {
  it("has every option once, and every IFSC beginning belongs to one of them", () => {
    expect(new Set(bankValues).size).toBe(43);
    const beginnings = bankOptions.flatMap(({ ifsc }) => [...ifsc]);
    expect(new Set(beginnings).size).toBe(beginnings.length);
    for (const beginning of beginnings) expect(bankOfIfsc(`${beginning}0000001`)).not.toBeNull();
  });
});
