import { defineList } from "#app/core/lists/list-query.ts";
import { enquiryMachine } from "./enquiry-status.ts";
import { enquirySubjectValues } from "./enquiry-subjects.ts";

/** The desk's list by its address. What is due first comes first. */
export const enquiryList = defineList({
  search: true,
  filters: {
    status: { label: "Status", options: enquiryMachine.stateNames },
    subject: { label: "Subject", options: enquirySubjectValues },
    clock: { label: "Clock", options: ["late"] },
  },
  sorts: {
    due: { label: "Due first", cursor: ["instant", "id"] },
    newest: { label: "Newest first", cursor: ["instant", "id"] },
  },
  defaultSort: "newest",
  pageSize: 20,
});

export type EnquiryFilter = keyof (typeof enquiryList)["filters"];
export type EnquirySort = keyof (typeof enquiryList)["sorts"];
