import { formatDate, isIstDay } from "#app/core/clock.ts";
import { maskAadhaar, maskAccount } from "#app/core/secrets/mask.ts";
import { formSteps, ownQuestionField, questionField } from "#app/features/applications/forms/form-steps.ts";
import { applyMessages } from "#app/features/applications/messages/apply.messages.server.ts";
import { isFileField } from "#app/features/applications/rules/extra-documents.ts";
import type { ScholarshipFacts } from "#app/features/applications/server/drafts/find-scholarship-facts.server.ts";
import type { ApplicationRow } from "#app/features/applications/server/lists/application-row.server.ts";
import { eligibilityMessages } from "#app/features/scholarships/messages/eligibility.messages.server.ts";
import type { ScholarshipTerms } from "#app/features/scholarships/scholarship-terms.ts";
import type { ReviewView } from "../review-view.ts";

/** What a blind reviewer reads: nothing that names, pictures or sexes the student. */
const blindFields = new Set([
  "state",
  "currentEducation",
  "course",
  "year",
  "percentage",
  "cgpa",
  "scholarshipType",
  "preferredAmount",
  "studyLevel",
  "fatherOccupation",
  "motherOccupation",
  "familyIncome",
]);

const words = applyMessages.en;

/** The answers in the order of the form. What is hidden is left out here, on the server. */
export function describeAnswers(
  row: ApplicationRow,
  scholarship: ScholarshipFacts | null,
  terms: ScholarshipTerms,
  isBlind: boolean,
): ReviewView["answers"] {
  const labels = words.fields as Readonly<Record<string, string>>;
  const titles = words.steps as Readonly<Record<string, string>>;
  const sections = formSteps.slice(0, 4).map((step) => ({
    title: titles[step.name] ?? step.name,
    // In the order of the form. A percent worked out of a CGPA stands beside it.
    rows: step.questions.flatMap(({ name }) => {
      if (name === "marksKind" || isFileField(name) || (isBlind && !blindFields.has(name))) return [];
      const value = answerOf(row, name);
      return value ? [[labels[name] ?? name, value] as const] : [];
    }),
  }));
  const asked = (scholarship?.criteria.questions ?? []).flatMap(({ key, text }) => {
    const value = row.answers[questionField(key)]?.value;
    return value === "yes" || value === "no" ? [[text, words.options.yesNo[value]] as const] : [];
  });
  const own = terms.questions.flatMap(({ id, label }) => {
    const value = row.answers[ownQuestionField(id)]?.value ?? "";
    return value === "" ? [] : [[label, isBlind ? withoutNames(row, value) : value] as const];
  });
  return [
    ...sections,
    { title: words.ownQuestions, rows: own },
    { title: words.questions, rows: asked },
  ].filter(({ rows }) => rows.length > 0);
}

/** In an essay the student may write her own name. */
function withoutNames(row: ApplicationRow, text: string): string {
  const names = ["fullName", "fatherName", "motherName"]
    .flatMap((field) => (row.answers[field]?.value ?? "").split(/[\s.]+/))
    .filter((name) => [...name].length > 2)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return names.length === 0 ? text : text.replace(new RegExp(names.join("|"), "giu"), "[hidden]");
}

function answerOf(row: ApplicationRow, name: string): string {
  if (name === "aadhaarNumber") return row.aadhaarLastFour ? maskAadhaar(row.aadhaarLastFour) : "";
  if (name === "bankAccount") return row.accountLastFour ? maskAccount(row.accountLastFour) : "";
  const value = row.answers[name]?.value ?? "";
  if (name === "dateOfBirth")
    return isIstDay(value) ? formatDate(new Date(`${value}T00:00:00+05:30`)) : value;
  if (name === "state") return (eligibilityMessages.en.states as Record<string, string>)[value] ?? value;
  if (name === "percentage") return value === "" ? "" : `${value.replace(/%$/, "")}%`;
  if (/^no[A-Z]/.test(name)) return value === "yes" ? words.options.yesNo.yes : "";
  const options = words.options as Readonly<Record<string, Readonly<Record<string, string>>>>;
  return options[name]?.[value] ?? value;
}
