import { defineList } from "#app/core/lists/list-query.ts";
import { bookingMachine } from "./booking-status.ts";
import { bookingKinds } from "./booking-words.ts";

/** The desk's list: what waits longest stands first. */
export const bookingList = defineList({
  search: true,
  filters: {
    status: { options: bookingMachine.stateNames, label: "Status" },
    kind: { options: bookingKinds, label: "Kind" },
  },
  sorts: {
    soonest: { label: "Soonest", cursor: ["instant?", "id"] },
    newest: { label: "Newest first", cursor: ["instant", "id"] },
  },
  defaultSort: "newest",
  pageSize: 20,
});
