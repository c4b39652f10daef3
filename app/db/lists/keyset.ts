import { asc, desc, is, type SQL, sql } from "drizzle-orm";
import { PgColumn, PgTimestamp } from "drizzle-orm/pg-core";
import type { CursorValue } from "#app/core/lists/list-cursor.ts";

/** One column of a sort order. The last one of a sort is the row's id, so that no two rows are equal. */
export interface SortKey {
  readonly value: PgColumn | SQL;
  /** The SQL type a cursor's value is read as. */
  readonly type: string;
  readonly isInstant: boolean;
  /** Null stands at the end, in both directions. */
  readonly isNullable: boolean;
  readonly descending: boolean;
}

/** What an expression (not a column) has to say about itself. */
export interface ExpressionType {
  readonly type: "text" | "bigint" | "double precision" | "boolean" | "date" | "timestamptz" | "uuid";
  readonly isNullable?: boolean;
}

// A cursor may hold any whole number: read as a bigint none is too large, and an index compares it all the same.
const wholeNumbers = new Set(["smallint", "integer", "serial"]);

export function sortKey(value: PgColumn | SQL, type: ExpressionType | undefined, down: boolean): SortKey {
  return is(value, PgColumn)
    ? {
        value,
        type: wholeNumbers.has(value.getSQLType()) ? "bigint" : value.getSQLType(),
        isInstant: is(value, PgTimestamp),
        isNullable: !value.notNull,
        descending: down,
      }
    : {
        value,
        type: type?.type ?? "text",
        isInstant: type?.type === "timestamptz",
        isNullable: type?.isNullable ?? false,
        descending: down,
      };
}

/** `backwards`: the same order read from its end. */
export function orderBy(keys: readonly SortKey[], backwards: boolean): SQL[] {
  return keys.map((key) => {
    const ordered = key.descending === backwards ? asc(key.value) : desc(key.value);
    // Left out where no null can be, so that a plain index serves the order.
    return key.isNullable ? sql`${ordered} nulls ${sql.raw(backwards ? "first" : "last")}` : ordered;
  });
}

/** The row's place in the order, as the JSON text of a cursor's values. */
export function placeOf(keys: readonly SortKey[]): SQL<string> {
  const values = keys.map((key) =>
    key.isInstant
      ? sql`to_char(${key.value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
      : sql`${key.value}`,
  );
  return sql<string>`jsonb_build_array(${sql.join(values, sql`, `)})::text`;
}

/** The rows that come after a place (before it when `backwards`). */
export function rowsAfter(keys: readonly SortKey[], place: readonly CursorValue[], backwards: boolean): SQL {
  const first = keys[0];
  const isPlain = keys.every((key) => !key.isNullable && key.descending === first?.descending);
  const values = keys.map((key, index) => sql`${place[index] ?? null}::${sql.raw(key.type)}`);
  if (first && isPlain) {
    // One comparison of whole rows: PostgreSQL walks an index with it.
    const columns = sql.join(
      keys.map((key) => sql`${key.value}`),
      sql`, `,
    );
    return sql`(${columns}) ${follows(first, backwards)} (${sql.join(values, sql`, `)})`;
  }
  const cases = keys.map((key, index) => {
    const equal = keys
      .slice(0, index)
      .map((before, position) => sql`${before.value} is not distinct from ${values[position]}`);
    return sql`(${sql.join([...equal, stepBeyond(key, place[index] ?? null, values[index], backwards)], sql` and `)})`;
  });
  return sql`(${sql.join(cases, sql` or `)})`;
}

function stepBeyond(key: SortKey, at: CursorValue, value: SQL | undefined, backwards: boolean): SQL {
  if (at === null) return backwards ? sql`${key.value} is not null` : sql`false`;
  const further = sql`${key.value} ${follows(key, backwards)} ${value}`;
  return key.isNullable && !backwards ? sql`(${further} or ${key.value} is null)` : further;
}

function follows(key: SortKey, backwards: boolean): SQL {
  return sql.raw(key.descending === backwards ? ">" : "<");
}
