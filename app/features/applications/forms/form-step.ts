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

/** One step: a title and its questions in order. What judges them before Submit stands in step-schemas.ts. */
export interface FormStep {
  readonly number: 1 | 2 | 3 | 4 | 5;
  readonly name: StepName;
  readonly questions: readonly Question[];
}

export const stepNames = ["personal", "education", "family", "documents", "review"] as const;
export type StepName = (typeof stepNames)[number];
