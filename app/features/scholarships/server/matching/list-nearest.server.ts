import type { ListQuery } from "#app/core/lists/list-query.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import type { ScholarshipFilter } from "../../lists/scholarship-filters.ts";
import { scholarshipList } from "../../lists/scholarship-list.ts";
import type { ScholarshipCard } from "../../views/scholarship-view.ts";
import type { ScholarshipSort } from "../catalogue/catalogue-index.server.ts";
import { listScholarships } from "../lists/list-scholarships.server.ts";

const SHOWN = 5;

/** For a list that came out empty: the same words without the filters, else what is open and closes first. */
export async function listNearest({
  search,
}: Pick<ListQuery<ScholarshipFilter, ScholarshipSort>, "search">): Promise<ScholarshipCard[]> {
  for (const words of search ? [search, ""] : [""]) {
    const query = parseListQuery(scholarshipList, `/scholarships?${new URLSearchParams({ q: words })}`);
    const { scholarships } = await listScholarships(query);
    if (scholarships.length > 0) return scholarships.slice(0, SHOWN);
  }
  return [];
}
