import type { ListColumn } from "#app/core/lists/table-list.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { coverWords } from "../cover-words.ts";

interface PolicyRow {
  readonly cardNumber: string;
  readonly agent: string;
  readonly customerName: string;
  readonly plan: string;
  readonly premiumPaise: number;
  readonly validFrom: string;
  readonly validTo: string;
  readonly status: "active" | "expired";
}

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const policyColumns = {
  card: { head: "Card number", kind: "key", text: (row) => row.cardNumber },
  agent: { head: "Agent", text: (row) => row.agent, only: "file", of: "Card number" },
  customer: { head: "Customer", text: (row) => row.customerName },
  plan: { head: "Plan", text: (row) => row.plan },
  premium: {
    head: "Premium",
    kind: "number",
    text: (row) => formatMoney(paise(row.premiumPaise)),
    only: "table",
  },
  premiumInr: { head: "Premium (INR)", text: (row) => row.premiumPaise / 100, only: "file" },
  from: { head: "Valid from", kind: "date", text: (row) => row.validFrom },
  to: { head: "Valid to", kind: "date", text: (row) => row.validTo },
  status: { head: "Status", kind: "status", text: (row) => coverWords[row.status] },
} as const satisfies Record<string, ListColumn<PolicyRow>>;
