import { tableList } from "#app/core/lists/table-list.ts";
import { stateWords } from "#app/core/state-words.ts";
import { enquiryColumns } from "./enquiry-columns.ts";
import type { EnquiryLine } from "./enquiry-line.ts";
import { enquiryMachine } from "./enquiry-status.ts";
import { enquirySubjects } from "./enquiry-subjects.ts";

/** The desk's list by its address. What is due first comes first. */
export const enquiryList = tableList<EnquiryLine>()({
  path: "/admin/enquiries",
  name: "enquiries",
  search: true,
  filters: {
    status: { label: "Status", words: stateWords(enquiryMachine) },
    subject: {
      label: "Subject",
      words: Object.fromEntries(enquirySubjects.map(({ value, label }) => [value, label])),
    },
    clock: { label: "Clock", words: { late: "Late" } },
  },
  sorts: {
    due: { label: "Due first", cursor: ["instant", "id"] },
    newest: { label: "Newest first", cursor: ["instant", "id"] },
  },
  defaultSort: "newest",
  pageSize: 20,
  columns: enquiryColumns,
});

export type EnquiryFilter = keyof (typeof enquiryList)["spec"]["filters"];
export type EnquirySort = keyof (typeof enquiryList)["spec"]["sorts"];
