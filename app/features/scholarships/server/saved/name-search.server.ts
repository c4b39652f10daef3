import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { ScholarshipFilter } from "../../lists/scholarship-list.ts";
import type { ScholarshipSort } from "../catalogue/catalogue-index.server.ts";
import { describeFilters } from "../words/describe-filters.server.ts";

const MOST = 80;

/** A name for a search that nobody has named yet: what it looks for. */
export function nameSearch(query: ListQuery<ScholarshipFilter, ScholarshipSort>, language: Language): string {
  return describeFilters(query, language)
    .map(({ label }) => label)
    .join(", ")
    .slice(0, MOST);
}
