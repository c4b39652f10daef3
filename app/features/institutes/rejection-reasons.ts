/** Why a partnership was refused: coded, so that it can be counted, with the sentence its applicant reads. */
export const rejectionReasons = {
  not_registered: "The registration number could not be found with the authority that issues it.",
  not_recognised: "The institute is not recognised or accredited as stated.",
  papers_unreadable: "One or more documents could not be read, or belong to somebody else.",
  details_differ: "Name, PAN or address differ between the form and the documents.",
  contact_unreachable: "We could not reach the contact person.",
  outside_programme: "The scholarship does not fit the partner programme.",
} as const;
export type RejectionReason = keyof typeof rejectionReasons;

export function isRejectionReason(value: unknown): value is RejectionReason {
  return typeof value === "string" && Object.hasOwn(rejectionReasons, value);
}
