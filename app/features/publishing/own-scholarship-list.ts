import { tableList } from "#app/core/lists/table-list.ts";
import { stateWords } from "#app/core/state-words.ts";
import { scholarshipMachine } from "#app/features/scholarships/scholarship-status.ts";
import type { OwnScholarshipLine } from "./own-scholarship.ts";
import { ownScholarshipColumns } from "./own-scholarship-columns.ts";

/** My Scholarships by its address. */
export const ownScholarshipList = tableList<OwnScholarshipLine>()({
  path: "/institute/scholarships",
  name: "scholarships",
  search: true,
  filters: { status: { label: "Status", words: stateWords(scholarshipMachine) } },
  sorts: {
    newest: { label: "Newest first", cursor: ["instant", "id"] },
    name: { label: "By name", cursor: ["text", "id"] },
  },
  defaultSort: "newest",
  pageSize: 20,
  columns: ownScholarshipColumns,
});

export type OwnScholarshipFilter = keyof (typeof ownScholarshipList)["spec"]["filters"];
export type OwnScholarshipSort = keyof (typeof ownScholarshipList)["spec"]["sorts"];
