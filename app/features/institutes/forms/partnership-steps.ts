/** The four steps (spec 1, Institute partnership application). */
export const partnershipSteps = [
  "Institute Information",
  "Scholarship Details",
  "Document Upload",
  "Partnership Agreement",
] as const;
/** Their names in the messages. */
export const partnershipStepIds = ["s1", "s2", "s3", "s4"] as const;
export const lastPartnershipStep = partnershipSteps.length;

/** "Step 1 to 4 in the same way": Next capped at 4, Previous floored at 1. */
export function partnershipStep(value: unknown): number {
  const number = Number(value);
  return Number.isInteger(number) ? Math.min(Math.max(number, 1), lastPartnershipStep) : 1;
}

export const partnershipFiles = ["logo", "registration", "accreditation", "pan", "gst", "brochure"] as const;
export type PartnershipFile = (typeof partnershipFiles)[number];
export const requiredPartnershipFiles: readonly PartnershipFile[] = [
  "logo",
  "registration",
  "accreditation",
  "pan",
];
export const partnershipFileLabels: Record<PartnershipFile, string> = {
  logo: "Institute Logo",
  registration: "Registration Certificate",
  accreditation: "Accreditation Certificate",
  pan: "PAN Card",
  gst: "GST Certificate",
  brochure: "Institute Brochure",
};

/** A file and a field may share a name ("accreditation"), so a file's control is named apart. */
export function fileControl(field: PartnershipFile): string {
  return `file_${field}`;
}

/** What each step asks, by the names of the specification. */
export const partnershipFields = [
  "instituteName",
  "instituteType",
  "establishedYear",
  "accreditation",
  "address",
  "city",
  "state",
  "pincode",
  "website",
  "principalName",
  "contactEmail",
  "contactPhone",
  "alternatePhone",
  "scholarshipName",
  "scholarshipAmount",
  "numberOfScholarships",
  "eligibilityCriteria",
  "selectionProcess",
  "registrationNumber",
  "panNumber",
  "gstNumber",
] as const;

/** What is kept as typed; what no form asks is dropped (T15). The two agreements are given at the end, not kept. */
export function isPartnershipField(name: string): boolean {
  return (partnershipFields as readonly string[]).includes(name);
}

export interface PartnershipProblem {
  readonly step: number;
  readonly field: string;
  readonly message: string;
}
