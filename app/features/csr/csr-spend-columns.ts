import { financialYearLabel, formatDate } from "#app/core/clock.ts";
import type { ListColumn } from "#app/core/lists/table-list.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { spendKinds } from "./csr-options.ts";
import type { CsrSpendLine } from "./csr-spend-line.ts";

const account = ({ fromYear }: CsrSpendLine) => (fromYear === null ? null : financialYearLabel(fromYear));
const ofVoucher = { only: "file", of: "Voucher" } as const;

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const csrSpendColumns = {
  voucher: { head: "Voucher", kind: "key", text: (line) => line.voucher },
  date: { head: "Date", kind: "date", text: (line) => formatDate(line.spentOn) },
  program: { head: "Program", text: (line) => line.programme, only: "file" },
  kind: { head: "For", text: (line) => spendKinds[line.kind] },
  account: { head: "Unspent CSR Account of", text: account, only: "file", of: "For" },
  note: { head: "What was paid", text: (line) => line.note, ...ofVoucher },
  amount: {
    head: "Amount",
    kind: "number",
    text: (line) => formatMoney(paise(line.amountPaise)),
    only: "table",
  },
  amountInr: { head: "Amount (INR)", text: (line) => line.amountPaise / 100, only: "file" },
  // The state of a voucher is more than a word; a file holds only what is booked.
  state: { head: "State", kind: "status", text: (line) => line.status, only: "table" },
  back: {
    head: "Taken back",
    text: (line) => line.isReversal || line.isReversed,
    only: "file",
    of: "State",
  },
  why: { head: "Why taken back", text: (line) => line.reason, only: "file", of: "State" },
  papers: { head: "Papers", text: (line) => line.papers },
  by: { head: "Booked by", text: (line) => line.madeBy, ...ofVoucher },
  checked: { head: "Approved by", text: (line) => line.checkedBy, ...ofVoucher },
} as const satisfies Record<string, ListColumn<CsrSpendLine>>;
