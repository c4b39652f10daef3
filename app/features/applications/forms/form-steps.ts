import { isSecretField } from "#app/core/forms/secret-fields.ts";
import { documentUpload } from "./document-upload.ts";
import { educationalDetails } from "./educational-details.ts";
import { familyInformation } from "./family-information.ts";
import type { FormStep, Question } from "./form-step.ts";
import { personalInformation } from "./personal-information.ts";
import { reviewAndSubmit } from "./review-and-submit.ts";

export const formSteps: readonly FormStep[] = [
  personalInformation,
  educationalDetails,
  familyInformation,
  documentUpload,
  reviewAndSubmit,
];
export const lastStep = formSteps.length;

/** "Next capped at 5, Previous floored at 1" (spec 1, States and transitions). */
export function stepNumber(value: unknown): number {
  const number = Number(value);
  return Number.isInteger(number) ? Math.min(Math.max(number, 1), lastStep) : 1;
}

export function stepAt(number: number): FormStep {
  return formSteps[stepNumber(number) - 1] as FormStep;
}

const questions = new Map<string, Question>(
  formSteps.flatMap((step) => step.questions.map((question) => [question.name, question] as const)),
);

/** What is kept as typed. Secrets and files are not, and what no form asks is dropped (T15). */
export function isKeptField(name: string): boolean {
  const question = questions.get(name);
  if (question) return question.kind !== "file" && !isSecretField(name);
  return isQuestionField(name) || isOwnQuestionField(name);
}

const QUESTION = /^q_[a-z0-9-]{1,60}$/;

/** The yes-or-no questions of one scholarship: "q_" and their key. */
export function questionField(key: string): string {
  return `q_${key}`;
}

export function isQuestionField(name: string): boolean {
  return QUESTION.test(name);
}

const OWN_QUESTION = /^t_[a-z0-9_]{1,40}$/;

/** The questions an owner wrote for one scholarship (its terms): "t_" and their id. */
export function ownQuestionField(id: string): string {
  return `t_${id}`;
}

export function isOwnQuestionField(name: string): boolean {
  return OWN_QUESTION.test(name);
}
