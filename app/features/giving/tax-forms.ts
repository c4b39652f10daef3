import { financialYear, financialYearLabel, type IstDay, isIstDay } from "#app/core/clock.ts";

export interface TaxForms {
  /** The Act that holds for a gift of this day. */
  readonly act: string;
  readonly section: string;
  /** What the donee files, by when, and what the donor gets for it. */
  readonly statement: string;
  readonly certificate: string;
  readonly statementDueOn: IstDay;
  /** "2026-27": a tax year under the new Act, a financial year under the old one. */
  readonly year: string;
  readonly yearName: "Tax year" | "Financial year";
}

/** The Income-tax Act 2025 holds for gifts from this day on. */
const newActFrom = "2026-04-01";

/** The form names that hold for the day of a gift. */
export function taxFormsOn(day: IstDay): TaxForms {
  const year = financialYear(day);
  const common = { statementDueOn: `${year + 1}-05-31`, year: financialYearLabel(year) };
  return day < newActFrom
    ? {
        ...common,
        act: "Income-tax Act, 1961",
        section: "80G",
        statement: "Form 10BD",
        certificate: "Form 10BE",
        yearName: "Financial year",
      }
    : {
        ...common,
        act: "Income-tax Act, 2025",
        section: "133",
        statement: "Form 113",
        certificate: "Form 114",
        yearName: "Tax year",
      };
}

/** The receiver's approval for deductible gifts, as it stands on its papers. */
export interface TaxApproval {
  readonly urn: string;
  readonly urnDate: string;
  readonly validUntil: string;
}

/** Whether a gift of this day may be called deductible: only while the receiver's approval holds. */
export function isDeductibleOn(day: IstDay, { urn, urnDate, validUntil }: TaxApproval): boolean {
  const began = !isIstDay(urnDate) || urnDate <= day;
  const lasts = !isIstDay(validUntil) || day <= validUntil;
  return urn.trim() !== "" && began && lasts;
}
