import { type SummaryLine, summaryLine } from "#app/core/forms/summary-line.ts";
import { questionRows, rubricRows } from "./scholarship-choices.ts";

const upTo = (count: number) => Array.from({ length: count }, (_, row) => row + 1);

/** The editor's fields in their order, by the words that stand over them. */
const names: Readonly<Record<string, string>> = {
  title: "Name",
  category: "Category",
  provider: "Provider",
  providerType: "Provider type",
  website: "Website",
  eligibility: "Eligibility, in words",
  differs: "What the sources disagree about",
  description: "What it is for",
  benefits: "Benefits",
  applicationProcess: "How you select",
  amountText: "Amount, in words",
  amountMin: "Lowest amount",
  amountMax: "Highest amount",
  deadlineNote: "The dates, in words",
  award: "Amount for one student",
  amountPeriod: "Paid",
  seats: "Number of scholarships",
  budget: "Budget in all",
  opensOn: "First day to apply",
  closesOn: "Last day to apply",
  seasonKind: "When it is open",
  seasonOpens: "Usually opens in",
  seasonCloses: "Usually closes in",
  seasonDay: "Usual last day of that month",
  moneySource: "Who pays the students",
  promise: "If we pay by ourselves",
  levelFrom: "From class or course",
  levelTo: "To class or course",
  incomeMax: "Family income at most, a year",
  marksMin: "Marks at least",
  ageMin: "Age at least",
  ageMax: "Age at most",
  genders: "Gender",
  socialGroups: "Social group",
  minorities: "Minority",
  states: "State of the student",
  fields: "Field of study",
  disability: "Only students with a disability of 40% or more",
  ownStudents: "Only students of this institute",
  notes: "Other conditions, in words",
  documents: "Also needed",
  otherDocuments: "Other papers",
  ...Object.fromEntries(
    upTo(questionRows).flatMap((row) => [
      [`q${row}_label`, `Question ${row}`],
      [`q${row}_kind`, `Answer to question ${row}`],
      [`q${row}_options`, `Options of question ${row}`],
      [`q${row}_required`, `Question ${row} must be answered`],
    ]),
  ),
  ...Object.fromEntries(
    upTo(rubricRows).flatMap((row) => [
      [`r${row}_label`, `Criterion ${row}`],
      [`r${row}_max`, `Points of criterion ${row}`],
    ]),
  ),
  isBlind: "Blind",
  reviewersNeeded: "Reviewers for each application",
};
const order = Object.keys(names);

/** What has to be corrected, in the order of the form, each line with its field's name (P25). */
export function editorSummary(errors: Readonly<Record<string, string>>, isDesk: boolean): SummaryLine[] {
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : -1);
  return Object.entries(errors)
    .toSorted(([a], [b]) => place(a) - place(b))
    .map(([name, message]) => {
      if (name === "form") return { message };
      return summaryLine(
        name,
        message,
        isDesk && name === "applicationProcess" ? "How to apply" : names[name],
      );
    });
}
