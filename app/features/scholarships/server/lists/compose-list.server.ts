import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { chosenOf, filterNames, type ScholarshipFilter } from "../../lists/scholarship-filters.ts";
import { scholarshipList } from "../../lists/scholarship-list.ts";
import type { ScholarshipListView } from "../../lists/scholarship-list-view.ts";
import type { ScholarshipPage } from "../../views/scholarship-view.ts";
import type { ScholarshipSort } from "../catalogue/catalogue-index.server.ts";
import { listNearest } from "../matching/list-nearest.server.ts";
import { cardIn } from "../words/card-in.server.ts";
import { composeListOptions } from "./compose-list-options.server.ts";

export type Query = ListQuery<ScholarshipFilter, ScholarshipSort>;

/** A page of the list with everything around it, in the reader's language. */
export async function composeList(
  query: Query,
  page: ScholarshipPage,
  isMine: boolean,
  language: Language,
): Promise<ScholarshipListView> {
  const cards = page.total > 0 || isMine ? page.scholarships : await listNearest(query);
  const chosen = Object.fromEntries(filterNames.map((name) => [name, chosenOf(query.filters[name])]));
  const said = new URLSearchParams(query.search === "" ? {} : { q: query.search });
  if (query.sort !== scholarshipList.defaultSort) said.set("sort", query.sort);
  for (const [name, values] of Object.entries(chosen)) for (const value of values) said.append(name, value);
  return {
    scholarships: cards.map((card) => cardIn(card, language)),
    total: page.total,
    options: composeListOptions(query, page.facets, language),
    search: query.search,
    sort: query.sort,
    chosen,
    query: `?${said}`,
    isMine,
    isFirstPage: query.cursor === null,
    isPartIgnored: query.notes.length > 0,
    previousHref: page.previous && query.toUrl({ cursor: page.previous }),
    nextHref: page.next && query.toUrl({ cursor: page.next }),
    clearHref: "/scholarships",
  };
}
