import type { TermsQuestion } from "#app/features/scholarships/scholarship-terms.ts";
import { fileFieldNames } from "../forms/document-upload.ts";
import { isAsked, type StepName } from "../forms/form-step.ts";
import { formSteps, ownQuestionField, questionField } from "../forms/form-steps.ts";
import { stepSchemas } from "../forms/step-schemas.ts";
import type { Answers } from "../merge-answers.ts";
import type { ExtraDocument } from "../rules/extra-documents.ts";

/** What has to be mended before Submit. The code finds its words in the messages. */
export interface Problem {
  readonly step: number;
  readonly stepName: StepName;
  readonly field: string;
  readonly code: ProblemCode;
}

export const problemCodes = [
  "required",
  "invalid",
  "tooLong",
  "unknownBank",
  "mismatch",
  "guardian",
  "closed",
  "paused",
  "cgpa",
  "notCgpa",
  "otherAadhaar",
] as const;
export type ProblemCode = (typeof problemCodes)[number];

export interface DraftState {
  readonly answers: Answers;
  /** Without a chosen scholarship. */
  readonly isAssisted?: boolean;
  readonly hasAadhaar: boolean;
  /** It is another number than the registration has (S17c). */
  readonly isOtherAadhaar?: boolean;
  readonly hasAccount: boolean;
  /** The file fields that are answered. */
  readonly files: ReadonlySet<string>;
  readonly extraDocuments: readonly ExtraDocument[];
  /** Keys of the scholarship's own questions. */
  readonly questions: readonly string[];
  /** What its owner asks beyond the form. */
  readonly ownQuestions: readonly TermsQuestion[];
  readonly isKnownBank: (code: string) => boolean;
}

/** Every problem, in the order of the steps and their questions. Nothing is wrong: an empty list. */
export function listProblems(draft: DraftState): Problem[] {
  return formSteps.flatMap((step) => {
    const found = new Map<string, ProblemCode>();
    const answerTo = (name: string) => draft.answers[name]?.value ?? "";
    const asked = step.questions.filter((question) =>
      isAsked(question, { answerTo, isAssisted: draft.isAssisted ?? false }),
    );
    const values = Object.fromEntries(
      asked
        .map(({ name }) => [name, draft.answers[name]?.value ?? ""] as const)
        // An optional answer that was left out is not an empty text.
        .filter(([name, value]) => value !== "" || step.questions.some((q) => q.name === name && q.required)),
    );
    const judged = stepSchemas[step.name].safeParse(values);
    for (const issue of judged.error?.issues ?? []) {
      const field = String(issue.path[0]);
      if (!asked.some(({ name }) => name === field)) continue;
      const isMissing = (draft.answers[field]?.value ?? "") === "";
      if (!found.has(field)) found.set(field, isMissing ? "required" : codeOf(issue.message));
    }
    if (step.name === "education") {
      addQuestions(draft, found);
      addOwnQuestions(draft, found);
    }
    if (step.name === "documents") addDocuments(draft, found);
    return [...found].map(([field, code]) => ({ step: step.number, stepName: step.name, field, code }));
  });
}

function addQuestions({ questions, answers }: DraftState, found: Map<string, ProblemCode>): void {
  for (const key of questions) {
    const field = questionField(key);
    if (!/^(yes|no)$/.test(answers[field]?.value ?? "")) found.set(field, "required");
  }
}

export const longestOwnAnswer = 2000;

function addOwnQuestions({ ownQuestions, answers }: DraftState, found: Map<string, ProblemCode>): void {
  for (const { id, kind, options, isRequired } of ownQuestions) {
    const field = ownQuestionField(id);
    const value = answers[field]?.value ?? "";
    if (value === "") {
      if (isRequired) found.set(field, "required");
    } else if (kind === "choice" && !options.includes(value)) found.set(field, "invalid");
    else if (value.length > (kind === "long" ? longestOwnAnswer : 500)) found.set(field, "tooLong");
  }
}

function addDocuments(draft: DraftState, found: Map<string, ProblemCode>): void {
  const ifsc = draft.answers.ifscCode?.value ?? "";
  if (!found.has("ifscCode") && !draft.isKnownBank(ifsc.slice(0, 4).toUpperCase())) {
    found.set("ifscCode", "unknownBank");
  }
  if (draft.isOtherAadhaar) found.set("aadhaarNumber", "otherAadhaar");
  if (!draft.hasAadhaar) found.set("aadhaarNumber", markOf(draft, "aadhaarNumber"));
  if (!draft.hasAccount) found.set("bankAccount", markOf(draft, "bankAccount"));
  for (const field of fileFieldNames) if (!draft.files.has(field)) found.set(field, "required");
  for (const { field, required } of draft.extraDocuments) {
    if (required && !draft.files.has(field)) found.set(field, "required");
  }
}

/** Of a number that is not kept, only what was wrong with it is: a code, never the number. */
function markOf({ answers }: DraftState, field: string): ProblemCode {
  const mark = answers[field]?.value;
  return mark === "invalid" || mark === "mismatch" ? mark : "required";
}

function codeOf(message: string): ProblemCode {
  return problemCodes.find((code) => code === message) ?? "invalid";
}
