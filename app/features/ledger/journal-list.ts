import { financialYear, financialYearLabel } from "#app/core/clock.ts";
import { tableList } from "#app/core/lists/table-list.ts";
import { lastMonths } from "#app/core/periods/last-months.ts";
import { journalColumns } from "./journal-columns.ts";
import { isJournalPeriod, sayJournalPeriod } from "./journal-period.ts";
import { type JournalLine, journalKinds } from "./journal-words.ts";
import { accountKinds } from "./ledger.ts";

/** Every line of the operator's books; by account it is that account's page. */
export const journalList = tableList<JournalLine>()({
  path: "/admin/books/journal",
  name: "journal",
  search: true,
  filters: {
    account: {
      label: "Account",
      words: Object.fromEntries(Object.entries(accountKinds).map(([kind, { label }]) => [kind, label])),
    },
    kind: { label: "What", words: journalKinds },
    period: {
      label: "Period",
      words: () => {
        const year = financialYear();
        const years = [year, year - 1, year - 2].map((one) => [`fy${one}`, financialYearLabel(one)]);
        return { ...lastMonths(24), ...Object.fromEntries(years) };
      },
      accepts: isJournalPeriod,
      say: sayJournalPeriod,
    },
  },
  sorts: {
    newest: { label: "Newest first", cursor: ["instant", "id"] },
    oldest: { label: "Oldest first", cursor: ["instant", "id"] },
  },
  defaultSort: "newest",
  pageSize: 50,
  columns: journalColumns,
});
