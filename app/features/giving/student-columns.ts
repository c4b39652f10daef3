import type { ListColumn } from "#app/core/lists/table-list.ts";
import { progressWords } from "./progress-words.ts";

/** A student an organisation supports: by pseudonym (T14). */
export interface SupportedStudent {
  /** Of the award. */
  readonly id: string;
  readonly scholar: string;
  readonly programme: string;
  readonly level: string;
  readonly amount: string;
  readonly isPaid: boolean;
  readonly when: string;
  readonly progress: "same" | "continued" | "finished" | "paused" | "stopped" | null;
  readonly note: string | null;
  /** The bank's, by which this payment stands in the books. */
  readonly reference: string | null;
}

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const supportedStudentColumns = {
  scholar: { head: "Student", kind: "key", text: (row) => row.scholar },
  level: { head: "Level", text: (row) => row.level, only: "file" },
  programme: { head: "Program", text: (row) => row.programme },
  amount: { head: "From you", kind: "number", text: (row) => row.amount, only: "table" },
  amountInr: { head: "From you (INR)", text: (row) => row.amount, only: "file" },
  when: { head: "Date", kind: "date", text: (row) => row.when },
  money: { head: "Money", kind: "status", text: (row) => (row.isPaid ? "In the bank" : "Being paid") },
  reference: { head: "Bank reference", text: (row) => row.reference, only: "file", of: "Money" },
  progress: { head: "Progress", text: ({ progress }) => progress && progressWords[progress] },
  note: { head: "Note", text: (row) => row.note, only: "file" },
} as const satisfies Record<string, ListColumn<SupportedStudent>>;
