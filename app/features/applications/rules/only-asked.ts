import type { KeptAnswer } from "#app/db/audit/sealed-columns.ts";
import { isAsked } from "../forms/form-step.ts";
import { formSteps, isOwnQuestionField, isQuestionField } from "../forms/form-steps.ts";
import type { Answers } from "../merge-answers.ts";

/** P11: what is asked is what is sent. An answer that this form never showed stays out of it. */
export function onlyAsked(
  answers: Answers,
  { isAssisted }: { isAssisted: boolean },
): Record<string, KeptAnswer> {
  const answerTo = (name: string) => answers[name]?.value ?? "";
  const asked = new Set(
    formSteps.flatMap(({ questions }) =>
      questions.filter((question) => isAsked(question, { answerTo, isAssisted })).map(({ name }) => name),
    ),
  );
  return Object.fromEntries(
    Object.entries(answers).filter(
      ([name]) => asked.has(name) || isQuestionField(name) || isOwnQuestionField(name),
    ),
  );
}
