import { z } from "zod";
import { parseMoney } from "#app/core/money.ts";
import { latinDigits } from "#app/core/words/digits.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { instituteFields } from "./institute-fields.ts";
import { optional } from "./optional.ts";
import {
  fileControl,
  type PartnershipProblem,
  partnershipFileLabels,
  requiredPartnershipFiles,
} from "./partnership-steps.ts";

export const partnershipSchemas = {
  1: z.object({
    instituteName: instituteFields.instituteName,
    instituteType: instituteFields.instituteType,
    establishedYear: instituteFields.establishedYear,
    accreditation: instituteFields.accreditation,
    address: instituteFields.address,
    city: instituteFields.city,
    state: instituteFields.state,
    pincode: instituteFields.pincode,
    website: optional(instituteFields.website),
    principalName: instituteFields.principalName,
    contactEmail: instituteFields.contactEmail,
    contactPhone: instituteFields.contactPhone,
    alternatePhone: optional(instituteFields.alternatePhone),
  }),
  2: z.object({
    scholarshipName: plainText({ max: 150, required: "Enter the name of the scholarship." }),
    scholarshipAmount: z
      .string("Enter the amount of the scholarship.")
      .trim()
      .min(1, { error: "Enter the amount of the scholarship.", abort: true })
      .refine((value) => (parseMoney(value) ?? 0) > 0, "Enter an amount in rupees, such as 25,000."),
    numberOfScholarships: z
      .string("Enter the number of scholarships.")
      .overwrite((value) => latinDigits(value).replace(/[,\s]/g, ""))
      .min(1, { error: "Enter the number of scholarships.", abort: true })
      .regex(/^\d{1,6}$/, { error: "Enter a whole number.", abort: true })
      .refine((value) => Number(value) >= 1, "There must be at least 1 scholarship."),
    eligibilityCriteria: plainText({
      max: 2000,
      multiline: true,
      required: "Say who may apply.",
    }),
    selectionProcess: plainText({ max: 2000, multiline: true, required: "Say how you select." }),
  }),
  3: z
    .object({
      registrationNumber: instituteFields.registrationNumber,
      panNumber: instituteFields.panNumber,
      gstNumber: optional(instituteFields.gstNumber),
    })
    .refine(({ panNumber, gstNumber }) => !gstNumber || gstNumber.slice(2, 12) === panNumber, {
      path: ["gstNumber"],
      error: "This GSTIN belongs to another PAN than the one above.",
    }),
  4: z.object({
    agreeTerms: z.literal("on", "Agree to the terms and conditions."),
    agreePartnership: z.literal("on", "Agree to the partnership agreement."),
  }),
} as const;

/** Everything that stands between this draft and Submit, in the order of the form; the agreements come with it. */
export function listPartnershipProblems(
  answers: Readonly<Record<string, string>>,
  files: ReadonlySet<string>,
): PartnershipProblem[] {
  const problems: PartnershipProblem[] = [];
  for (const step of [1, 2, 3] as const) {
    const schema = partnershipSchemas[step];
    const values = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, answers[name] ?? ""]));
    const seen = new Set<string>();
    for (const issue of schema.safeParse(values).error?.issues ?? []) {
      const field = String(issue.path[0]);
      if (!seen.has(field)) problems.push({ step, field, message: issue.message });
      seen.add(field);
    }
  }
  for (const file of requiredPartnershipFiles) {
    if (files.has(file)) continue;
    const message = `Upload the ${partnershipFileLabels[file].replace(/^\w/, (first) => first.toLowerCase())}.`;
    problems.push({
      step: 3,
      field: fileControl(file),
      message: file === "pan" ? "Upload the PAN card." : message,
    });
  }
  return problems;
}
