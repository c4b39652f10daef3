import { formatDate } from "#app/core/clock.ts";
import type { ListColumn } from "#app/core/lists/table-list.ts";
import { formatMoney, paise } from "#app/core/money.ts";

export const lineStates = {
  open: { label: "Open", look: "pending" },
  matched: { label: "Matched", look: "verified" },
  noted: { label: "Explained", look: "answered" },
} as const;

export interface BankLineItem {
  readonly id: string;
  readonly day: string;
  readonly words: string;
  readonly reference: string | null;
  readonly inPaise: number;
  readonly outPaise: number;
  readonly balancePaise: number | null;
  readonly state: keyof typeof lineStates;
  readonly entries: string | null;
  readonly note: string | null;
}

const shown = (amount: number | null) => (amount ? formatMoney(paise(amount)) : "");
const rupees = (amount: number | null) => (amount ? amount / 100 : null);

export const bankLineColumns = {
  day: { head: "Date", kind: "key", text: (line) => formatDate(line.day), only: "table" },
  isoDay: { head: "Date (IST)", text: (line) => line.day, only: "file" },
  words: { head: "Description", text: (line) => line.words },
  reference: { head: "Reference", text: (line) => line.reference },
  in: { head: "Paid in", kind: "number", text: (line) => shown(line.inPaise), only: "table" },
  out: { head: "Paid out", kind: "number", text: (line) => shown(line.outPaise), only: "table" },
  inInr: { head: "Paid in (INR)", text: (line) => rupees(line.inPaise), only: "file" },
  outInr: { head: "Paid out (INR)", text: (line) => rupees(line.outPaise), only: "file" },
  balanceInr: { head: "Balance (INR)", text: (line) => rupees(line.balancePaise), only: "file" },
  state: { head: "State", kind: "status", text: (line) => lineStates[line.state].label },
  entries: { head: "Entries", text: (line) => line.entries, only: "file" },
  note: { head: "Explanation", text: (line) => line.note, only: "file" },
} as const satisfies Record<string, ListColumn<BankLineItem>>;
