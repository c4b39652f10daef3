import type { BankAnswerLine } from "./bank-answer-format.ts";

/** A line of the bank's file and what it would do. */
export interface JudgedAnswer {
  readonly line: number;
  readonly number: string;
  readonly payoutId: string | null;
  readonly amount: string;
  readonly verdict: "paid" | "returned" | "same" | "wrong";
  readonly note: string;
  readonly answer: BankAnswerLine;
}

export interface BankAnswerPreview {
  readonly rows: readonly JudgedAnswer[];
  readonly counts: Readonly<Record<JudgedAnswer["verdict"], number>>;
  /** What "Record them" sends back. */
  readonly text: string;
}

export function countVerdicts(rows: readonly JudgedAnswer[]): BankAnswerPreview["counts"] {
  const counts = { paid: 0, returned: 0, same: 0, wrong: 0 };
  for (const { verdict } of rows) counts[verdict] += 1;
  return counts;
}
