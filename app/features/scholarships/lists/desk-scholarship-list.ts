import { tableList } from "#app/core/lists/table-list.ts";
import { dueReasons } from "../keeping/due.ts";
import { scholarshipMachine } from "../scholarship-status.ts";
import type { DeskScholarship } from "./desk-scholarship.ts";
import { deskScholarshipColumns } from "./desk-scholarship-columns.ts";

/** Facts older than this are looked at again. */
export const provenanceDays = 180;

const statusWords = Object.fromEntries(
  scholarshipMachine.stateNames.map((status) => [status, scholarshipMachine.states[status].label]),
);

/** Every record, drafts too. */
export const deskScholarshipList = tableList<DeskScholarship>()({
  path: "/admin/scholarships",
  name: "scholarships",
  search: true,
  filters: {
    status: { label: "Status", words: statusWords },
    facts: {
      label: "Facts",
      words: {
        old: "Not checked for 180 days",
        unsourced: "Without a source",
        low: "Low confidence",
        differs: "Sources disagree",
      },
    },
    due: { label: "Due for a look", words: dueReasons },
  },
  sorts: {
    newest: { label: "Changed last first", cursor: ["instant", "id"] },
    unlooked: { label: "Longest not looked at", cursor: ["day", "id"] },
  },
  defaultSort: "newest",
  pageSize: 20,
  columns: deskScholarshipColumns,
});

export type DeskScholarshipFilter = keyof (typeof deskScholarshipList)["spec"]["filters"];
