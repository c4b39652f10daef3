import { defineList } from "#app/core/lists/list-query.ts";
import { applicationMachine } from "../rules/application-status.ts";

/** My Applications: the Filter button's choices, in the address. */
export const applicationList = defineList({
  search: true,
  filters: { status: { options: applicationMachine.stateNames, label: "Status", multiple: true } },
  sorts: {
    newest: { cursor: ["instant", "id"] },
    name: { cursor: ["text", "id"] },
  },
  defaultSort: "newest",
  pageSize: 20,
});

export type ApplicationSort = "newest" | "name";
