import { tableList } from "#app/core/lists/table-list.ts";
import { stateWords } from "#app/core/state-words.ts";
import { approvalColumns } from "./approval-columns.ts";
import { approvalMachine } from "./approval-status.ts";
import type { ApprovalLine } from "./approval-view.ts";

const answers = approvalMachine.stateNames.filter((name) => name !== "waiting");

/** What colleagues approved, refused or took back; a company's lies under `/csr`. */
export const approvalList = tableList<ApprovalLine>()({
  path: "/donor/approvals",
  name: "approvals",
  search: true,
  filters: { status: { label: "Answer", words: stateWords(approvalMachine, answers) } },
  sorts: { newest: { cursor: ["instant", "id"] } },
  defaultSort: "newest",
  pageSize: 20,
  columns: approvalColumns,
});
