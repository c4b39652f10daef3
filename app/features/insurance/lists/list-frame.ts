import type { ListQuery, ListSpec } from "#app/core/lists/list-query.ts";
import type { TableList } from "#app/core/lists/table-list.ts";
import { formatCount } from "#app/core/money.ts";
import { onceParameters } from "./section-address.ts";

/** How many rows a list has in all. Past the cap of a search it is "more than", not a count. */
export interface ListTotal {
  readonly count: number;
  readonly isCapped: boolean;
}

export interface ListFrame {
  readonly path: string;
  readonly search: string;
  readonly notes: readonly string[];
  readonly isNarrowed: boolean;
  readonly sort: string;
  readonly isUsualSort: boolean;
  readonly filters: readonly FrameFilter[];
  readonly active: { label: string; removeHref: string }[];
  /** For each column that can be sorted by. */
  readonly heads: Readonly<Record<string, SortHead>>;
  readonly shown: number;
  readonly total: number;
  readonly totalWords: string;
  readonly previousHref: string | null;
  readonly nextHref: string | null;
  readonly exportHref: string;
  /** The same list with the filters open: for a browser without script. */
  readonly filterHref: string;
  /** The list as it is. */
  readonly here: string;
}

type SortHead = { href: string; order?: "ascending" | "descending" };

interface FrameFilter {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly choices: { value: string; label: string }[];
}

interface Found {
  readonly rows: readonly unknown[];
  readonly next: string | null;
  readonly previous: string | null;
  readonly total: ListTotal;
}

const AT = "at";
const nothing = { rows: [], total: null, next: null, previous: null };
const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Everything around a table that its address decides, as plain data for the page. */
export function listFrame<F extends string, S extends string>(
  url: URL,
  list: Pick<TableList<F, S, never>, "spec" | "view">,
  query: ListQuery<F, S>,
  found: Found,
  /** Of what the database knows: the words of a filter. */
  known: { readonly [key in F]?: Readonly<Record<string, string>> } = {},
): ListFrame {
  const path = url.pathname;
  const { spec } = list;
  const filters = list.view(query, nothing).filters.map((filter) => {
    const words = known[filter.name as F];
    return words ? { ...filter, choices: choicesOf(words) } : filter;
  });
  // Only for the words "21–40 of …": the page itself is found by its cursor.
  const place = url.searchParams.get(AT);
  return {
    path,
    search: query.search,
    notes: query.notes,
    isNarrowed: query.isNarrowed,
    sort: query.sort,
    isUsualSort: query.sort === spec.defaultSort,
    filters,
    active: filters.flatMap(({ name, label, value, choices: offered }) =>
      value === ""
        ? []
        : [
            {
              label: `${label}: ${offered.find((choice) => choice.value === value)?.label ?? value}`,
              removeHref: at(query.toUrl({ filters: { [name]: null } as never }), null),
            },
          ],
    ),
    heads: sortHeads(spec, query),
    shown: found.rows.length,
    total: found.total.count,
    totalWords: `${found.total.isCapped ? "more than " : ""}${formatCount(found.total.count)}`,
    previousHref: found.previous ? at(query.toUrl({ cursor: found.previous }), null) : null,
    nextHref: found.next ? at(query.toUrl({ cursor: found.next }), null) : null,
    exportHref: at(query.toUrl(), null).replace("/admin/", "/admin/exports/"),
    filterHref: withOpen(at(query.toUrl(), null), "filter=1"),
    here: at(`${path}${url.search}`, place),
  };
}

function sortHeads<F extends string, S extends string>(spec: ListSpec<F, S>, query: ListQuery<F, S>) {
  const names = new Set(Object.keys(spec.sorts).map((name) => name.replace(/_(up|down)$/, "")));
  return Object.fromEntries(
    [...names].map((name) => {
      const isUp = query.sort === `${name}_up`;
      const isDown = query.sort === `${name}_down`;
      const head: SortHead = {
        href: at(query.toUrl({ sort: (isUp ? `${name}_down` : `${name}_up`) as S }), null),
        ...(isUp && { order: "ascending" }),
        ...(isDown && { order: "descending" }),
      };
      return [name, head];
    }),
  );
}

/** Sets the words' place in an address; what a page said once (done, undo, add) does not travel on. */
function at(address: string, place: string | null): string {
  const url = new URL(address, "http://localhost");
  for (const name of [AT, ...onceParameters]) url.searchParams.delete(name);
  if (place !== null) url.searchParams.set(AT, place);
  return `${url.pathname}${url.search}`;
}

function withOpen(address: string, dialog: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}${dialog}`;
}
