/** The five subjects of the contact form (spec 1, Contact form), the insurance ones included. */
export const enquirySubjects = [
  { value: "plan-inquiry", label: "Plan Inquiry" },
  { value: "claim-support", label: "Claim Support" },
  { value: "technical-support", label: "Technical Support" },
  { value: "general-query", label: "General Query" },
  { value: "complaint", label: "Complaint" },
] as const;

export type EnquirySubject = (typeof enquirySubjects)[number]["value"];
export type EnquiryKind = "enquiry" | "grievance";

export const enquirySubjectValues = enquirySubjects.map(({ value }) => value) as [
  EnquirySubject,
  ...EnquirySubject[],
];

export function isEnquirySubject(value: unknown): value is EnquirySubject {
  return enquirySubjects.some((subject) => subject.value === value);
}

export function subjectLabel(value: EnquirySubject): string {
  return enquirySubjects.find((subject) => subject.value === value)?.label ?? value;
}

/** A complaint is a grievance: it has a clock of its own besides that of the first reply (T37). */
export function kindOf(subject: EnquirySubject): EnquiryKind {
  return subject === "complaint" ? "grievance" : "enquiry";
}
