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
  | "cgpa"
  | "tick"
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
  /** Left out: always. What is not asked is neither judged, shown nor sent (P11). */
  readonly askedIf?: (answerTo: (name: string) => string) => boolean;
}

interface AskedOf {
  readonly answerTo: (name: string) => string;
  /** Without a chosen scholarship. */
  readonly isAssisted: boolean;
}

/** Whether this draft is asked that question: the wizard, the judge and the paper all go by it. */
export function isAsked(question: Question, { answerTo, isAssisted }: AskedOf): boolean {
  if (question.onlyAssisted && !isAssisted) return false;
  return question.askedIf?.(answerTo) ?? true;
}

/** For questions that go away with a tick: "I have no e-mail address". */
export const unless = (tick: string) => (answerTo: (name: string) => string) => answerTo(tick) !== "yes";

/** One step: a title and its questions in order. What judges them before Submit stands in step-schemas.ts. */
export interface FormStep {
  readonly number: 1 | 2 | 3 | 4 | 5;
  readonly name: StepName;
  readonly questions: readonly Question[];
}

export const stepNames = ["personal", "education", "family", "documents", "review"] as const;
export type StepName = (typeof stepNames)[number];
