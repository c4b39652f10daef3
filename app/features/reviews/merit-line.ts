import type { CsvColumn } from "#app/core/lists/csv.server.ts";
import { applicationMachine } from "#app/features/applications/rules/application-status.ts";
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

export const meritColumns: readonly CsvColumn<MeritLine>[] = [
  { header: "Number", value: (row) => row.number },
  { header: "Student", value: (row) => row.student },
  { header: "Scholarship", value: (row) => row.scholarship },
  { header: "Applied", value: (row) => row.appliedAt },
  { header: "Status", value: (row) => applicationMachine.states[row.status].label },
  { header: "Score", value: (row) => (row.score === null ? null : Number(row.score)) },
  { header: "Scores by line", value: (row) => row.scoresByLine },
  { header: "Scored by", value: (row) => row.scorers },
  { header: "Marks %", value: (row) => row.marks },
  { header: "Family income", value: (row) => row.familyIncome },
  { header: "Family income at most (INR)", value: (row) => row.familyIncomeMostInr },
  { header: "Social group", value: (row) => row.socialGroup },
  { header: "Gender", value: (row) => row.gender },
  { header: "State", value: (row) => row.state },
  { header: "Education", value: (row) => row.education },
  { header: "Institution", value: (row) => row.institution },
  { header: "Course", value: (row) => row.course },
  { header: "Year", value: (row) => row.year },
  { header: "Due", value: (row) => row.dueAt },
  { header: "Late", value: (row) => row.isLate },
  { header: "Waiting list", value: (row) => row.isWaiting },
  { header: "Decided", value: (row) => row.decidedOn },
  { header: "Reasons", value: (row) => row.reasons },
  { header: "Award (INR)", value: (row) => row.awardPaise && row.awardPaise / 100 },
  { header: "Where the award is", value: (row) => row.awardPlace },
  { header: "Bank account known", value: (row) => row.hasAccount },
  { header: "Bank reference", value: (row) => row.payoutReference },
  { header: "Number at the provider", value: (row) => row.providerReference },
];
