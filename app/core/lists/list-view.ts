import type { FilterSpec, ListQuery, ListSpec } from "./list-query.ts";
import { pageLinks } from "./page-links.ts";

type Choice = { value: string; label: string };

/** All around a desk's list that its address decides, as plain data for the page. */
export interface ListView {
  readonly path: string;
  readonly search: string;
  readonly notes: readonly string[];
  readonly isNarrowed: boolean;
  readonly filters: readonly { name: string; label: string; value: string; choices: Choice[] }[];
  readonly sort: { value: string; choices: Choice[] };
  readonly shown: number;
  readonly total: number;
  readonly previousHref: string | null;
  readonly nextHref: string | null;
  readonly exportHref: string;
}

interface Found {
  readonly rows: readonly unknown[];
  readonly total: number | null;
  readonly next: string | null;
  readonly previous: string | null;
}

/** `words` names the values of each filter; the file of the list lies under its own address. */
export function listView<F extends string, S extends string>(
  path: string,
  spec: ListSpec<F, S>,
  query: ListQuery<F, S>,
  page: Found,
  words: { readonly [key in F]: Readonly<Record<string, string>> },
): ListView {
  const filters = Object.entries<FilterSpec>(spec.filters).map(([name, { label, options }]) => {
    const known = words[name as F];
    return {
      name,
      label: label ?? name,
      value: query.filters[name as F][0] ?? "",
      // What the filter takes and nothing else: a choice that it ignores would be a lie.
      choices: (options ?? Object.keys(known)).map((value) => ({ value, label: known[value] ?? value })),
    };
  });
  return {
    path,
    search: query.search,
    notes: query.notes,
    isNarrowed: query.isNarrowed,
    filters,
    sort: {
      value: query.sort,
      choices: Object.entries<{ label?: string }>(spec.sorts).map(([value, { label }]) => ({
        value,
        label: label ?? value,
      })),
    },
    shown: page.rows.length,
    total: page.total ?? 0,
    exportHref: query.toUrl().replace(path, `${path}/export`),
    ...pageLinks(query, page),
  };
}
