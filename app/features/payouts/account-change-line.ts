import type { ListColumn } from "#app/core/lists/table-list.ts";

export const accountChangeWords = {
  waiting: "Waits for a look",
  taken: "Taken",
  refused: "Refused",
} as const;
export type AccountChangeStatus = keyof typeof accountChangeWords;

/** One new account that a student gave. */
export interface AccountChangeLine {
  readonly id: string;
  readonly number: string;
  readonly scholarship: string;
  readonly applicant: string;
  /** As the passbook says it. */
  readonly holder: string;
  /** Masked (T26). */
  readonly account: string;
  readonly ifsc: string;
  readonly amount: string;
  readonly amountPaise: number;
  readonly asked: string;
  readonly askedOn: string;
  readonly status: AccountChangeStatus;
  readonly decidedOn: string | null;
  readonly reason: string | null;
  readonly passbookId: string | null;
}

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const accountChangeColumns = {
  number: { head: "Application", kind: "key", text: (row) => row.number },
  applicant: { head: "Student", text: (row) => row.applicant },
  holder: { head: "Name in the passbook", text: (row) => row.holder },
  account: { head: "Account", text: (row) => row.account },
  ifsc: { head: "IFSC", text: (row) => row.ifsc, only: "file" },
  scholarship: { head: "Scholarship", text: (row) => row.scholarship, only: "file" },
  amount: { head: "Amount", kind: "number", text: (row) => row.amount, only: "table" },
  amountInr: { head: "Amount (INR)", text: (row) => row.amountPaise / 100, only: "file" },
  asked: { head: "Given", text: (row) => row.asked, only: "table" },
  askedOn: { head: "Given on", text: (row) => row.askedOn, only: "file" },
  status: { head: "State", kind: "status", text: (row) => accountChangeWords[row.status] },
  decidedOn: { head: "Decided on", text: (row) => row.decidedOn, only: "file" },
  reason: { head: "Why refused", text: (row) => row.reason, only: "file" },
} as const satisfies Record<string, ListColumn<AccountChangeLine>>;
