import { defineList } from "#app/core/lists/list-query.ts";
import { approvalMachine } from "./approval-status.ts";

/** What colleagues approved, refused or took back. */
export const approvalList = defineList({
  search: true,
  filters: {
    status: {
      options: approvalMachine.stateNames.filter((name) => name !== "waiting"),
      label: "Answer",
    },
  },
  sorts: { newest: { cursor: ["instant", "id"] } },
  defaultSort: "newest",
  pageSize: 20,
});
