import type { ListQuery } from "./list-query.ts";

/** The addresses of the pages before and after, for a loader to hand over. */
export function pageLinks(
  query: Pick<ListQuery, "toUrl">,
  page: { previous: string | null; next: string | null },
): { previousHref: string | null; nextHref: string | null } {
  return {
    previousHref: page.previous ? query.toUrl({ cursor: page.previous }) : null,
    nextHref: page.next ? query.toUrl({ cursor: page.next }) : null,
  };
}
