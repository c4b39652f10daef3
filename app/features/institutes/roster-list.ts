import { tableList } from "#app/core/lists/table-list.ts";
import { stateWords } from "#app/core/state-words.ts";
import { rollColumns } from "./roll-columns.ts";
import { rosterMachine } from "./roster-status.ts";
import type { RosterLine } from "./roster-view.ts";

/** The roll by its address. */
export const rosterList = tableList<RosterLine>()({
  path: "/institute/students",
  name: "students",
  search: true,
  filters: {
    status: { label: "Enrolment", words: stateWords(rosterMachine) },
    // The classes there are stand in the roll.
    course: { label: "Class or course", words: () => ({}), accepts: () => true },
  },
  sorts: {
    name: { label: "By name", cursor: ["text", "id"] },
    newest: { label: "Newest first", cursor: ["instant", "id"] },
  },
  defaultSort: "name",
  pageSize: 25,
  columns: rollColumns,
});

export type RosterFilter = keyof (typeof rosterList)["spec"]["filters"];
export type RosterSort = keyof (typeof rosterList)["spec"]["sorts"];
