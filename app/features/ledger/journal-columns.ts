import { formatDate } from "#app/core/clock.ts";
import type { ListColumn } from "#app/core/lists/table-list.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { JournalLine } from "./journal-words.ts";

const shown = (amount: number) => (amount === 0 ? "" : formatMoney(paise(amount)));
const rupees = (amount: number) => (amount === 0 ? null : amount / 100);

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const journalColumns = {
  number: { head: "Entry", kind: "key", text: (line) => line.number },
  day: { head: "Date", kind: "date", text: (line) => formatDate(line.day), only: "table" },
  isoDay: { head: "Date (IST)", text: (line) => line.day, only: "file" },
  what: { head: "What", text: (line) => line.what },
  account: { head: "Account", text: (line) => line.account },
  party: { head: "Of", text: (line) => line.party },
  debit: { head: "Debit", kind: "number", text: (line) => shown(line.debitPaise), only: "table" },
  credit: { head: "Credit", kind: "number", text: (line) => shown(line.creditPaise), only: "table" },
  debitInr: { head: "Debit (INR)", text: (line) => rupees(line.debitPaise), only: "file" },
  creditInr: { head: "Credit (INR)", text: (line) => rupees(line.creditPaise), only: "file" },
  reference: { head: "Reference", text: (line) => line.reference },
} as const satisfies Record<string, ListColumn<JournalLine>>;
