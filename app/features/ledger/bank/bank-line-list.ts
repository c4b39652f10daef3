import { tableList } from "#app/core/lists/table-list.ts";
import { lastMonths } from "#app/core/periods/last-months.ts";
import { isMonth } from "../closing/book-month.ts";
import { bankAccounts } from "./bank-accounts.ts";
import { type BankLineItem, bankLineColumns, lineStates } from "./bank-line-columns.ts";

/** Every line of the bank's statements, and what settles it. */
export const bankLineList = tableList<BankLineItem>()({
  path: "/admin/books/bank/lines",
  name: "bank-lines",
  search: true,
  filters: {
    account: { label: "Account", words: bankAccounts },
    state: {
      label: "State",
      words: Object.fromEntries(Object.entries(lineStates).map(([state, { label }]) => [state, label])),
    },
    period: { label: "Month", words: () => lastMonths(24), accepts: isMonth },
  },
  sorts: {
    newest: { label: "Newest first", cursor: ["day", "id"] },
    oldest: { label: "Oldest first", cursor: ["day", "id"] },
  },
  defaultSort: "newest",
  pageSize: 50,
  columns: bankLineColumns,
});
