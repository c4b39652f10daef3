import type { ListColumn } from "#app/core/lists/table-list.ts";
import type { ReviewLine } from "./review-view.ts";

/** A line of the Applications tab with all that a merit list is made from (D27). */
export interface MeritLine extends ReviewLine {
  readonly gender: string;
  readonly state: string;
  /** Only of who lets providers see the profile (P7). */
  readonly socialGroup: string;
  readonly education: string;
  readonly institution: string;
  readonly course: string;
  readonly year: string;
  /** In percent; a CGPA by the rule of CBSE. */
  readonly marks: number | null;
  readonly familyIncome: string;
  /** The top of that bracket, to sort and count by; null where it has none. */
  readonly familyIncomeMostInr: number | null;
  /** "Marks 52/60; Need 30/40": the mean of those who scored. */
  readonly scoresByLine: string;
  readonly scorers: number;
  readonly decidedOn: string | null;
  readonly reasons: string;
  readonly awardPaise: number | null;
  readonly awardPlace: string;
  readonly hasAccount: boolean;
  /** The bank's, once it is paid; or the number it has at the provider it was sent on to. */
  readonly payoutReference: string | null;
  readonly providerReference: string | null;
}

/** What stands in the file alone. */
export const meritColumns = {
  scores: { head: "Scores by line", text: (row) => row.scoresByLine, only: "file" },
  scorers: { head: "Scored by", text: (row) => row.scorers, only: "file" },
  marks: { head: "Marks %", text: (row) => row.marks, only: "file" },
  income: { head: "Family income", text: (row) => row.familyIncome, only: "file" },
  incomeMost: {
    head: "Family income at most (INR)",
    text: (row) => row.familyIncomeMostInr,
    only: "file",
  },
  socialGroup: { head: "Social group", text: (row) => row.socialGroup, only: "file" },
  gender: { head: "Gender", text: (row) => row.gender, only: "file" },
  state: { head: "State", text: (row) => row.state, only: "file" },
  education: { head: "Education", text: (row) => row.education, only: "file" },
  institution: { head: "Institution", text: (row) => row.institution, only: "file" },
  course: { head: "Course", text: (row) => row.course, only: "file" },
  year: { head: "Year", text: (row) => row.year, only: "file" },
  decided: { head: "Decided", text: (row) => row.decidedOn, only: "file" },
  reasons: { head: "Reasons", text: (row) => row.reasons, only: "file" },
  award: { head: "Award (INR)", text: (row) => row.awardPaise && row.awardPaise / 100, only: "file" },
  place: { head: "Where the award is", text: (row) => row.awardPlace, only: "file" },
  account: { head: "Bank account known", text: (row) => row.hasAccount, only: "file" },
  reference: { head: "Bank reference", text: (row) => row.payoutReference, only: "file" },
  provider: { head: "Number at the provider", text: (row) => row.providerReference, only: "file" },
} as const satisfies Record<string, ListColumn<MeritLine>>;
