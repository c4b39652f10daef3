import type { z } from "zod";

/** How a question is asked; the page has one control for each. */
export type QuestionKind =
  | "name"
  | "text"
  | "email"
  | "phone"
  | "date"
  | "choice"
  | "select"
  | "percent"
  | "money"
  | "pincode"
  | "ifsc"
  | "aadhaar"
  | "account"
  | "file";

export interface Question {
  readonly name: string;
  readonly kind: QuestionKind;
  readonly required: boolean;
  readonly options?: readonly string[];
  /** For the browser's own filling in. */
  readonly autoComplete?: string;
  /** Only an application without a scholarship asks it. */
  readonly onlyAssisted?: boolean;
}

/**
 * One step: a title, its questions in order, and the schema that judges them before Submit. The schema's
 * messages are codes ("required", "invalid" …); the words of three languages stand in messages/.
 */
export interface FormStep {
  readonly number: 1 | 2 | 3 | 4 | 5;
  readonly name: StepName;
  readonly questions: readonly Question[];
  readonly schema: z.ZodObject;
}

export const stepNames = ["personal", "education", "family", "documents", "review"] as const;
export type StepName = (typeof stepNames)[number];

/** The codes every schema uses in place of sentences. */
export const codes = { required: "required", invalid: "invalid" } as const;
