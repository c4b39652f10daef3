import type { ListColumn } from "#app/core/lists/table-list.ts";
import type { AwardPlace } from "#app/features/awards/award-place.ts";

/** One award in the lists of the desk and of an institute. */
export interface AwardListLine {
  readonly id: string;
  readonly number: string;
  readonly scholarship: string;
  readonly name: string;
  readonly amount: string;
  readonly amountPaise: number;
  readonly place: AwardPlace;
  readonly placeLabel: string;
  /** What it waits for, with its day or the bank's word. */
  readonly reason: string;
  readonly who: string;
  readonly toDo: string;
  /** Whole days since it came there. */
  readonly days: number;
  readonly since: string;
  /** The bank's, once it is paid. */
  readonly reference: string | null;
  readonly batchId: string | null;
}

const days = (count: number) => (count === 0 ? "today" : count === 1 ? "1 day" : `${count} days`);

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const awardColumns = {
  number: { head: "Application", kind: "key", text: (row) => row.number },
  name: { head: "Student", text: (row) => row.name },
  scholarship: { head: "Scholarship", text: (row) => row.scholarship },
  amount: { head: "Amount", kind: "number", text: (row) => row.amount, only: "table" },
  amountInr: { head: "Amount (INR)", text: (row) => row.amountPaise / 100, only: "file" },
  place: { head: "Where it is", kind: "status", text: (row) => row.placeLabel },
  reason: { head: "Why", text: (row) => row.reason },
  age: { head: "For", text: (row) => days(row.days), only: "table" },
  since: { head: "Since", text: (row) => row.since, only: "file" },
  reference: { head: "Bank reference", text: (row) => row.reference, only: "file" },
  who: { head: "Whose turn", text: (row) => row.who },
  toDo: { head: "What to do", kind: "wide", text: (row) => row.toDo },
} as const satisfies Record<string, ListColumn<AwardListLine>>;
