import { defineList, type FilterSpec } from "#app/core/lists/list-query.ts";
import { filterNames, filterSpec, type ScholarshipFilter } from "./scholarship-filters.ts";

/** What may stand in the address of /scholarships; "all" is the same as nothing. */
export const scholarshipList = defineList({
  search: true,
  filters: Object.fromEntries(
    filterNames.map((name) => [name, { ...filterSpec(name), options: [...filterSpec(name).options, "all"] }]),
  ) as unknown as Record<ScholarshipFilter, FilterSpec>,
  sorts: {
    relevance: { cursor: ["integer", "integer", "integer"], label: "Best match" },
    deadline: { cursor: ["integer", "integer"], label: "Deadline" },
    amount: { cursor: ["number", "integer"], label: "Amount" },
    newest: { cursor: ["number", "integer"], label: "Newest" },
  },
  defaultSort: "relevance",
  pageSizes: [],
  pageSize: 20,
});

export type { ScholarshipFilter } from "./scholarship-filters.ts";
/** How many there would be under each option, with all the other filters as they are. */
export type Facets = { readonly [filter in ScholarshipFilter]: Readonly<Record<string, number>> };
