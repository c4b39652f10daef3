import { formatDateTime } from "#app/core/clock.ts";
import type { ListColumn } from "#app/core/lists/table-list.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { approvalMachine } from "./approval-status.ts";
import type { ApprovalLine } from "./approval-view.ts";

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const approvalColumns = {
  title: { head: "What", kind: "key", text: (line) => line.title },
  kind: { head: "Kind", text: (line) => line.kind, only: "file", of: "What" },
  reason: { head: "Reason", text: (line) => line.reason, only: "file", of: "What" },
  amount: {
    head: "Amount",
    kind: "number",
    text: ({ amountPaise }) => (amountPaise === null ? null : formatMoney(paise(amountPaise))),
    only: "table",
  },
  amountInr: {
    head: "Amount (INR)",
    text: ({ amountPaise }) => (amountPaise === null ? null : amountPaise / 100),
    only: "file",
  },
  asked: { head: "Asked by", text: (line) => line.askedBy },
  askedOn: { head: "Asked on", text: (line) => formatDateTime(line.askedAt), only: "file", of: "Asked by" },
  status: { head: "Answer", kind: "status", text: (line) => approvalMachine.states[line.status].label },
  decided: { head: "Answered by", text: (line) => line.decidedBy },
  decidedOn: {
    head: "Answered on",
    text: ({ decidedAt }) => decidedAt && formatDateTime(decidedAt),
    only: "file",
    of: "Answered by",
  },
  refusal: { head: "Why refused", text: (line) => line.refusalReason, only: "file", of: "Answered by" },
} as const satisfies Record<string, ListColumn<ApprovalLine>>;
