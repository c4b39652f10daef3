import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AccountFacts,
  type ClaimFacts,
  claimVelocity,
  earlyClaim,
  impossibleDates,
  repeatedBilling,
  sharedAccount,
  sharedIdentity,
} from "./fraud-rules.ts";

let made = 0;
function claim(given: Partial<ClaimFacts> = {}): ClaimFacts {
  made += 1;
  return {
    id: `c${made}`,
    claimNumber: `CLM-2026-${String(made).padStart(6, "0")}`,
    customerName: `Customer ${made}`,
    type: "surgery",
    amountPaise: 1_000_000 + made,
    hospitalId: "h1",
    hospitalName: "Test Hospital",
    policyId: `p${made}`,
    cardNumber: `BSC-2026-${String(made).padStart(6, "0")}`,
    treatedOn: "2026-06-10",
    claimedOn: "2026-06-12",
    validFrom: "2026-01-01",
    validTo: "2026-12-31",
    ...given,
  };
}

function account(holder: string, reference: string, isAgent = false): AccountFacts {
  return {
    accountHash: "x",
    lastFour: "4321",
    holder,
    reference,
    isAgent,
    claimId: isAgent ? null : reference,
  };
}

describe("fraud rules say what they saw", () => {
  test("an ordinary claim is nobody's business", () => {
    const one = [claim()];
    expect([
      ...earlyClaim(one),
      ...repeatedBilling(one),
      ...claimVelocity(one),
      ...impossibleDates(one),
    ]).toEqual([]);
  });

  test("one Aadhaar hash under two people is high, under three critical, and never shows the number", () => {
    const person = (id: string) => ({ id, name: `Person ${id}`, aadhaarHash: "same", lastFour: "1234" });
    expect(sharedIdentity([person("a")])).toEqual([]);
    const [two] = sharedIdentity([person("b"), person("a")]);
    expect(two).toMatchObject({ severity: "high", fingerprint: "shared_identity:a+b" });
    expect(two?.evidence[0]?.value).toBe("Aadhaar XXXX-XXXX-1234");
    expect(sharedIdentity([person("a"), person("b"), person("c")])[0]?.severity).toBe("critical");
  });

  test("one bank account: the same person twice is fine, more people are worse, an agent is worst", () => {
    expect(sharedAccount([account("Asha", "CLM-1"), account("Asha", "CLM-2")])).toEqual([]);
    const severityOf = (...uses: AccountFacts[]) => sharedAccount(uses)[0]?.severity;
    expect(severityOf(account("Asha", "1"), account("Ravi", "2"))).toBe("medium");
    expect(severityOf(account("Asha", "1"), account("Ravi", "2"), account("Om", "3"))).toBe("high");
    expect(
      severityOf(account("Asha", "1"), account("Ravi", "2"), account("Om", "3"), account("Uma", "4")),
    ).toBe("critical");
    expect(severityOf(account("Asha", "1"), account("Agent Rao", "Agent 1", true))).toBe("critical");
  });

  test("soon after purchase: 2, 7 and 15 days; an accident is no reason", () => {
    const on = (treatedOn: string, type = "surgery") =>
      earlyClaim([claim({ treatedOn, type, validFrom: "2026-06-01" })])[0]?.severity;
    expect(["2026-06-03", "2026-06-08", "2026-06-16", "2026-06-17"].map((day) => on(day))).toEqual([
      "high",
      "medium",
      "low",
      undefined,
    ]);
    expect(on("2026-06-02", "accident")).toBeUndefined();
  });

  test("the same bill of one hospital: three within 60 days, not spread over the year", () => {
    const bill = (claimedOn: string) => claim({ amountPaise: 4_250_000, claimedOn });
    expect(repeatedBilling([bill("2026-01-01"), bill("2026-04-01"), bill("2026-07-01")])).toEqual([]);
    const bills = ["2026-05-01", "2026-05-20", "2026-06-12", "2026-06-20", "2026-06-25", "2026-06-28"].map(
      bill,
    );
    expect(repeatedBilling(bills.slice(0, 3))[0]).toMatchObject({ severity: "low" });
    expect(repeatedBilling(bills.slice(0, 4))[0]).toMatchObject({ severity: "medium" });
    expect(repeatedBilling(bills)[0]?.summary).toBe("Test Hospital billed ₹42,500 6 times within 60 days.");
    expect(repeatedBilling(bills)[0]?.severity).toBe("high");
  });

  test("one policy: three, four and five claims within 30 days", () => {
    const of = (count: number) =>
      claimVelocity(
        Array.from({ length: count }, (_, day) => claim({ policyId: "p", claimedOn: `2026-06-0${day + 1}` })),
      )[0]?.severity;
    expect([2, 3, 4, 5].map(of)).toEqual([undefined, "medium", "high", "critical"]);
  });

  test("impossible dates, the worst first", () => {
    const of = (given: Partial<ClaimFacts>) => impossibleDates([claim(given)])[0]?.severity;
    expect(of({ treatedOn: "2026-06-13", claimedOn: "2026-06-12" })).toBe("critical");
    expect(of({ treatedOn: "2025-12-31" })).toBe("high");
    expect(of({ treatedOn: "2027-01-05", claimedOn: "2027-01-06" })).toBe("medium");
    expect(of({ treatedOn: "2026-12-31", claimedOn: "2027-01-02" })).toBeUndefined();
  });

  test("the order of the rows changes nothing", () => {
    const claims = Array.from({ length: 12 }, (_, at) =>
      claim({
        policyId: `p${at % 3}`,
        amountPaise: 100 * (at % 2),
        claimedOn: `2026-06-${String(at + 1).padStart(2, "0")}`,
      }),
    );
    const keys = (rows: ClaimFacts[]) =>
      [...repeatedBilling(rows), ...claimVelocity(rows)]
        .map(({ fingerprint, severity }) => fingerprint + severity)
        .sort();
    fc.assert(
      fc.property(fc.shuffledSubarray(claims, { minLength: claims.length }), (shuffled) => {
        expect(keys(shuffled)).toEqual(keys(claims));
      }),
      { numRuns: 50 },
    );
  });
});
