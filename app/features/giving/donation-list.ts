import { defineList } from "#app/core/lists/list-query.ts";
import { donationMachine } from "./donation-status.ts";

/** The donor's history by its address; the tab stays in it. */
export const donationList = defineList({
  search: true,
  filters: {
    status: { label: "Status", options: donationMachine.stateNames },
    year: { label: "Year", accepts: (value) => /^20\d\d$/.test(value) },
  },
  sorts: {
    newest: { label: "Newest first", cursor: ["instant", "id"] },
    largest: { label: "Largest first", cursor: ["integer", "id"] },
  },
  defaultSort: "newest",
  pageSize: 20,
});

export type DonationFilter = keyof (typeof donationList)["filters"];
export type DonationSort = keyof (typeof donationList)["sorts"];
