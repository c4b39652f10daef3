import { count, is, SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { database } from "#app/db/client.server.ts";
import type { SortKey } from "#app/db/keyset.ts";
import { ascending, descending } from "#app/db/list-page.server.ts";
import type { ListTotal } from "../list-frame.ts";

type BothWays<K extends string> = `${K}_up` | `${K}_down`;

/** The columns of a list's sorts, each upwards and downwards, the row's id last. An expression is a bigint. */
export function sortColumns<K extends string>(
  columns: Readonly<Record<K, PgColumn | SQL>>,
  id: PgColumn,
): { readonly [key in BothWays<K>]: readonly SortKey[] } {
  return Object.fromEntries(
    Object.entries<PgColumn | SQL>(columns).flatMap(([name, column]) => {
      const up = is(column, SQL) ? ascending(column, { type: "bigint" }) : ascending(column);
      const down = is(column, SQL) ? descending(column, { type: "bigint" }) : descending(column);
      return [
        [`${name}_up`, [up, ascending(id)]],
        [`${name}_down`, [down, descending(id)]],
      ];
    }),
  ) as { [key in BothWays<K>]: SortKey[] };
}

const CAP = 10_000;

/** Counts up to a cap: nobody pages through more, and counting on would cost more than the page itself. */
export async function countCapped(table: PgTable, where: SQL | undefined): Promise<ListTotal> {
  const some = database()
    .select({ one: sql<number>`1`.as("one") })
    .from(table)
    .where(where)
    .limit(CAP + 1)
    .as("some");
  const [found] = await database().select({ rows: count() }).from(some);
  const rows = found?.rows ?? 0;
  return { count: Math.min(rows, CAP), isCapped: rows > CAP };
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
