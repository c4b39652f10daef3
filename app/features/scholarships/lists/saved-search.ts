import { z } from "zod";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { chosenOf } from "./scholarship-filters.ts";
import { scholarshipList } from "./scholarship-list.ts";

export const savedSearchNameSchema = plainText({ max: 80, required: "Give the search a name." });
export const savedSearchSchema = z.object({
  name: savedSearchNameSchema,
  /** The part of the address after "?"; what is no filter of the list is left out. */
  query: z.string().max(2000),
});

type Query = ListQuery<keyof (typeof scholarshipList)["filters"], keyof (typeof scholarshipList)["sorts"]>;

/** Search text and filters in one order, without sort and page: equal searches are equal texts. */
export function canonicalSearch(address: string): string {
  const { search, filters } = readSearch(address);
  const parameters = new URLSearchParams();
  if (search) parameters.set("q", search);
  for (const [filter, values] of Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const value of chosenOf(values).toSorted()) parameters.append(filter, value);
  }
  return parameters.toString();
}

/** What a saved search looks for, as the list understands it. */
export function readSearch(query: string): Query {
  return parseListQuery(scholarshipList, `/scholarships?${query.replace(/^\?/, "")}`);
}
