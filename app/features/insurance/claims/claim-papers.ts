/** What a claim is proven by. */
export const claimPaperKinds = {
  claim_bill: "Hospital bill",
  claim_discharge: "Discharge summary",
  claim_prescription: "Prescription or report",
  claim_other: "Other paper",
} as const;

export type ClaimPaperKind = keyof typeof claimPaperKinds;
export const claimPaperKindNames = Object.keys(claimPaperKinds) as [ClaimPaperKind, ...ClaimPaperKind[]];

export interface ClaimPaper {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly addedOn: string;
}
