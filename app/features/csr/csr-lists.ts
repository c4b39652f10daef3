import { tableList } from "#app/core/lists/table-list.ts";
import { stateWords } from "#app/core/state-words.ts";
import { programmeMachine } from "#app/features/giving/programme-status.ts";
import { scheduleItems, spendKinds } from "./csr-options.ts";
import { csrProgrammeColumns } from "./csr-programme-columns.ts";
import type { CsrProgrammeRow } from "./csr-programme-row.ts";
import { csrSpendColumns } from "./csr-spend-columns.ts";
import type { CsrSpendLine } from "./csr-spend-line.ts";

/** The programs table of the CSR portal. */
export const csrProgrammeList = tableList<CsrProgrammeRow>()({
  path: "/csr/programs",
  name: "csr-programs",
  search: true,
  filters: {
    status: { label: "Status", words: stateWords(programmeMachine) },
    item: { label: "Schedule VII item", words: scheduleItems },
  },
  sorts: { newest: { cursor: ["instant", "id"] } },
  defaultSort: "newest",
  pageSize: 20,
  columns: csrProgrammeColumns,
});

/** The vouchers of one program, or of all. */
export const csrSpendList = tableList<CsrSpendLine>()({
  path: "/csr/spending",
  name: "csr-spending",
  search: true,
  filters: {
    kind: { label: "For", words: spendKinds },
    // What is no id belongs to nobody: that file is empty.
    program: { label: "Program", words: () => ({}), accepts: () => true },
  },
  sorts: { newest: { cursor: ["day", "id"] } },
  defaultSort: "newest",
  pageSize: 20,
  columns: csrSpendColumns,
});
