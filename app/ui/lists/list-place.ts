import { MOST_COUNTED } from "#app/core/lists/total-text.ts";
import { ROW_PARAMETER } from "#app/core/passing-parameters.ts";

export interface ListPlace {
  readonly shown: number;
  readonly total: number | null;
  readonly previousHref: string | null;
  readonly nextHref: string | null;
}

const AT = "at";

/**
 * The number of a page's first row: known for certain at both ends and after a jump, else carried along from page to
 * page: the row it begins with, or, with a minus, the one it ends with. Null where an address does not say, or says
 * what cannot be.
 */
export function placeInList({ shown, total, previousHref, nextHref }: ListPlace, search: string) {
  if (previousHref === null) return 1;
  const isCounted = total !== null && total <= MOST_COUNTED;
  if (nextHref === null && isCounted) return total - shown + 1;
  const parameters = new URLSearchParams(search);
  const at = Number(parameters.get(parameters.has("cursor") ? AT : ROW_PARAMETER));
  const first = at < 0 ? -at - shown + 1 : at;
  const fits = Number.isInteger(first) && first > 1 && !(isCounted && first + shown - 1 > total);
  return fits ? first : null;
}

/** The way to the page beside, with the number of the row it begins with, or minus the one it ends with. */
export function linkAt(href: string | null, at: number | null): string | undefined {
  if (href === null || at === null) return href ?? undefined;
  const [path = "", query = ""] = href.split("?");
  const parameters = new URLSearchParams(query);
  parameters.set(AT, String(at));
  return `${path}?${parameters}`;
}
