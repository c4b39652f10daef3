import { tableList } from "#app/core/lists/table-list.ts";
import { stateWords } from "#app/core/state-words.ts";
import { type PartnershipLine, partnershipColumns } from "./partnership-columns.ts";
import { instituteTypeLabels, partnerStateLabels } from "./partnership-options.ts";
import { deskStatuses, partnershipMachine } from "./partnership-status.ts";

/** The desk's list by its address: the oldest promise first. */
export const partnershipList = tableList<PartnershipLine>()({
  path: "/admin/partnerships",
  name: "partnerships",
  search: true,
  filters: {
    status: { label: "Status", words: stateWords(partnershipMachine, deskStatuses) },
    type: { label: "Type", words: instituteTypeLabels },
    state: { label: "State", words: partnerStateLabels },
    clock: { label: "Clock", words: { late: "Late" } },
  },
  sorts: {
    newest: { label: "Newest first", cursor: ["instant", "id"] },
    oldest: { label: "Oldest first", cursor: ["instant", "id"] },
  },
  defaultSort: "newest",
  pageSize: 20,
  columns: partnershipColumns,
});

export type PartnershipFilter = keyof (typeof partnershipList)["spec"]["filters"];
export type PartnershipSort = keyof (typeof partnershipList)["spec"]["sorts"];
