import type { Language } from "#app/core/i18n.ts";
import type { ListQuery } from "#app/core/list-query.ts";
import type { ScholarshipListView } from "../list-view.ts";
import { filterNames, type ScholarshipFilter } from "../scholarship-filters.ts";
import { scholarshipList } from "../scholarship-list.ts";
import type { ScholarshipPage } from "../scholarship-view.ts";
import { cardIn } from "./card-in.server.ts";
import type { ScholarshipSort } from "./catalogue-index.server.ts";
import { composeListOptions } from "./compose-list-options.server.ts";
import { listNearest } from "./list-nearest.server.ts";

export type Query = ListQuery<ScholarshipFilter, ScholarshipSort>;

/** A page of the list with everything around it, in the reader's language. */
export async function composeList(
  query: Query,
  page: ScholarshipPage,
  isMine: boolean,
  language: Language,
): Promise<ScholarshipListView> {
  const cards = page.total > 0 || isMine ? page.scholarships : await listNearest(query);
  const values: Record<string, string> = { q: query.search, sort: query.sort };
  for (const name of filterNames) values[name] = query.filters[name][0] ?? "";
  const said = Object.entries(values).filter(
    ([, value]) => value !== "" && value !== scholarshipList.defaultSort,
  );
  return {
    scholarships: cards.map((card) => cardIn(card, language)),
    total: page.total,
    options: composeListOptions(query, page.facets, language),
    values,
    query: `?${new URLSearchParams(said)}`,
    isMine,
    isFirstPage: query.cursor === null,
    isPartIgnored: query.notes.length > 0,
    previousHref: page.previous && query.toUrl({ cursor: page.previous }),
    nextHref: page.next && query.toUrl({ cursor: page.next }),
    clearHref: "/scholarships",
  };
}
