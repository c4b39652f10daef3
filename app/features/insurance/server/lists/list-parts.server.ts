import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { MOST_COUNTED } from "#app/core/lists/total-text.ts";
import { countListed } from "#app/db/lists/count-rows.server.ts";
import type { SortKey } from "#app/db/lists/keyset.ts";
import { ascending, descending, type ListParts, listPage } from "#app/db/lists/list-page.server.ts";
import type { ListTotal } from "../../lists/list-frame.ts";

type BothWays<K extends string> = `${K}_up` | `${K}_down`;

/** The columns of a list's sorts, each upwards and downwards, the row's id last. */
export function sortColumns<K extends string>(
  columns: Readonly<Record<K, PgColumn>>,
  id: PgColumn,
): { readonly [key in BothWays<K>]: readonly SortKey[] } {
  return Object.fromEntries(
    Object.entries<PgColumn>(columns).flatMap(([name, column]) => [
      [`${name}_up`, [ascending(column), ascending(id)]],
      [`${name}_down`, [descending(column), descending(id)]],
    ]),
  ) as { [key in BothWays<K>]: SortKey[] };
}

type Numbered = { place: string; totalCount: number };

/** A page and how many there are in all: by the parts' own subquery, or else counted beside it up to the cap. */
export async function pageOf<S extends string, Row extends Numbered>(
  parts: ListParts<S, Row>,
  table: PgTable,
): Promise<Omit<Awaited<ReturnType<typeof listPage<S, Row>>>, "total"> & { total: ListTotal }> {
  const [page, counted] = await Promise.all([
    listPage(parts),
    parts.totalCount ? null : countCapped(table, parts.where),
  ]);
  return { ...page, total: counted ?? { count: page.total ?? 0, isCapped: false } };
}

/** All of them, for a table of a few thousand rows. */
export function countIn(table: PgTable, where: SQL | undefined): SQL {
  return sql`(select count(*) from ${table} where ${where ?? sql`true`})`;
}

/** Counts up to the bound of every list. */
export async function countCapped(table: PgTable, where: SQL | undefined): Promise<ListTotal> {
  const rows = await countListed(table, where);
  return { count: Math.min(rows, MOST_COUNTED), isCapped: rows > MOST_COUNTED };
}

/** A part of a name, by the trigram index: two letters are looked for at its beginning only. */
export function nameContains(column: PgColumn, search: string): SQL {
  const text = search.toLowerCase().replace(/[\\%_]/g, "\\$&");
  return sql`lower(${column}) like ${search.length < 3 ? `${text}%` : `%${text}%`}`;
}

/** Any of the ranges that a typed number may mean; null when it is none. */
export function inRanges(column: PgColumn, ranges: readonly (readonly [string, string])[]): SQL | null {
  if (ranges.length === 0) return null;
  const parts = ranges.map(([from, to]) => sql`${column} between ${from} and ${to}`);
  return sql`(${sql.join(parts, sql` or `)})`;
}
