import { defineList } from "#app/core/lists/list-query.ts";
import { payoutBatchMachine } from "./payout-status.ts";

export const payoutBatchList = defineList({
  filters: { status: { label: "Status", options: payoutBatchMachine.stateNames } },
  sorts: { newest: { label: "Newest first", cursor: ["instant", "id"] } },
  defaultSort: "newest",
  pageSize: 20,
});
