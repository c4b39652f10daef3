import { defineList } from "#app/core/lists/list-query.ts";
import { instituteTypes, partnerStates } from "./partnership-options.ts";
import { deskStatuses } from "./partnership-status.ts";

/** The desk's list by its address: the oldest promise first. */
export const partnershipList = defineList({
  search: true,
  filters: {
    status: { label: "Status", options: deskStatuses },
    type: { label: "Type", options: instituteTypes },
    state: { label: "State", options: partnerStates },
    clock: { label: "Clock", options: ["late"] },
  },
  sorts: {
    newest: { label: "Newest first", cursor: ["instant", "id"] },
    oldest: { label: "Oldest first", cursor: ["instant", "id"] },
  },
  defaultSort: "newest",
  pageSize: 20,
});

export type PartnershipFilter = keyof (typeof partnershipList)["filters"];
export type PartnershipSort = keyof (typeof partnershipList)["sorts"];
