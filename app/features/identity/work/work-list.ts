import { defineList } from "#app/core/lists/list-query.ts";
import { whoseChoices, workPageSize } from "./work-view.ts";

/** The queues are registered at start: which one is meant is judged where they are known. */
export const workList = defineList({
  filters: {
    kind: { label: "Queue", accepts: (value) => /^[a-z-]{1,40}$/.test(value) },
    whose: { label: "Whose", options: whoseChoices },
  },
  sorts: { urgent: { cursor: ["id"] } },
  defaultSort: "urgent",
  pageSize: workPageSize,
});
