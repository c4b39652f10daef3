import { expect, it } from "vitest";
import { familyOf, groupOf, isSamePaper } from "./paper-family.ts";
import { endingFamily, endOf, hasEnded, lastDayByRule } from "./paper-validity.ts";

it("a paper is known by whichever name a form gives it", () => {
  expect(familyOf("school_bonafide")).toBe("bonafide_certificate");
  expect(familyOf("obc_certificate")).toBe("caste_certificate");
  expect(familyOf("aadhaar_linked_bank_account")).toBe("bank_passbook");
  expect(familyOf("statement_of_purpose")).toBeNull();
  expect(isSamePaper("domicile_certificate", "residence_certificate")).toBe(true);
  expect(isSamePaper("statement_of_purpose", "research_proposal")).toBe(false);
  expect([groupOf("income_proof"), groupOf("passport"), groupOf("mark_sheets")]).toEqual([
    "income",
    "other",
    "marks",
  ]);
});

it("an income certificate counts for a year, an EWS certificate to the end of March, a caste certificate has no rule", () => {
  expect(lastDayByRule("income_certificate", "2026-11-09")).toBe("2027-11-08");
  expect(lastDayByRule("income_certificate", "2028-02-29")).toBe("2029-02-28");
  expect(lastDayByRule("ews_certificate", "2026-11-09")).toBe("2027-03-31");
  expect(lastDayByRule("ews_certificate", "2026-03-31")).toBe("2026-03-31");
  expect(lastDayByRule("caste_certificate", "2026-11-09")).toBeNull();
  expect([endingFamily("caste_certificate"), endingFamily("photo")]).toEqual(["caste_certificate", null]);
});

it("its last day is still a good one; from sixty days before, the days are counted", () => {
  const today = "2026-11-15";
  expect(endOf("2026-11-15", today)).toEqual({ state: "ending", days: 0 });
  expect(endOf("2026-11-14", today)).toEqual({ state: "ended", days: -1 });
  expect(endOf("2027-01-14", today)).toEqual({ state: "ending", days: 60 });
  expect(endOf("2027-01-15", today)).toBeNull();
  expect(endOf(null, today)).toBeNull();
  expect(hasEnded({ validUntil: "2026-11-15" }, today)).toBe(false);
});
