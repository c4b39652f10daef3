import type { Language } from "#app/core/i18n.ts";
import type { ListQuery } from "#app/core/list-query.ts";
import type { ScholarshipFilter } from "../scholarship-list.ts";
import type { ScholarshipSort } from "./catalogue-index.server.ts";
import { describeFilters } from "./describe-filters.server.ts";

const MOST = 80;

/** A name for a search that nobody has named yet: what it looks for. */
export function nameSearch(query: ListQuery<ScholarshipFilter, ScholarshipSort>, language: Language): string {
  return describeFilters(query, language)
    .map(({ label }) => label)
    .join(", ")
    .slice(0, MOST);
}
