import { defineList } from "#app/core/lists/list-query.ts";
import { scholarshipMachine } from "#app/features/scholarships/scholarship-status.ts";

/** My Scholarships by its address. */
export const ownScholarshipList = defineList({
  search: true,
  filters: { status: { label: "Status", options: scholarshipMachine.stateNames } },
  sorts: {
    newest: { label: "Newest first", cursor: ["instant", "id"] },
    name: { label: "By name", cursor: ["text", "id"] },
  },
  defaultSort: "newest",
  pageSize: 20,
});

export type OwnScholarshipFilter = keyof (typeof ownScholarshipList)["filters"];
export type OwnScholarshipSort = keyof (typeof ownScholarshipList)["sorts"];
