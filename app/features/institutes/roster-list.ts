import { defineList } from "#app/core/lists/list-query.ts";
import { rosterMachine } from "./roster-status.ts";

/** The roll by its address. */
export const rosterList = defineList({
  search: true,
  filters: {
    status: { label: "Enrolment", options: rosterMachine.stateNames },
    course: { label: "Class or course", accepts: () => true },
  },
  sorts: {
    name: { label: "By name", cursor: ["text", "id"] },
    newest: { label: "Newest first", cursor: ["instant", "id"] },
  },
  defaultSort: "name",
  pageSize: 25,
});

export type RosterFilter = keyof (typeof rosterList)["filters"];
export type RosterSort = keyof (typeof rosterList)["sorts"];
