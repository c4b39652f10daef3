import { defineList } from "#app/core/list-query.ts";
import { categoryIds, providerTypeIds } from "./catalogue-options.ts";
import { levelFilters, parseLevelSlug } from "./levels.ts";
import { stateSlugs } from "./states.ts";

/** What may stand in the address of /scholarships; "all" is the same as nothing. */
export const scholarshipList = defineList({
  search: true,
  filters: {
    category: { options: [...categoryIds, "all"], label: "Category" },
    providerType: { options: [...providerTypeIds, "all"], label: "Provider type" },
    level: {
      options: [...levelFilters.map(({ id }) => id), "all"],
      accepts: (value) => parseLevelSlug(value) !== null,
      label: "Class level",
    },
    state: { options: [...stateSlugs, "all"], label: "State" },
    status: { options: ["open", "closed", "unknown", "all"], label: "Status" },
    /** "yes": applications are taken on this site. */
    here: { options: ["yes"], label: "Apply with us" },
  },
  sorts: {
    relevance: { cursor: ["integer", "integer"], label: "Best match" },
    deadline: { cursor: ["integer", "integer"], label: "Deadline" },
    amount: { cursor: ["number", "integer"], label: "Amount" },
    newest: { cursor: ["number", "integer"], label: "Newest" },
  },
  defaultSort: "relevance",
  pageSize: 20,
});

export type ScholarshipFilter = keyof (typeof scholarshipList)["filters"];
export const facetNames = ["category", "providerType", "level", "state", "status"] as const;
export type FacetName = (typeof facetNames)[number];
/** How many there would be under each option, with all the other filters as they are. */
export type Facets = { readonly [facet in FacetName]: Readonly<Record<string, number>> };
