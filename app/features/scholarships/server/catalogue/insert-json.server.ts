import type { SQL } from "drizzle-orm";
import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "#app/db/opening/client.server.ts";

/**
 * Inserts many rows as one JSON parameter. Drizzle's insert has a parameter for every cell, which costs both
 * engines several times as much. Columns that no row names take their default.
 */
export async function insertJson<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly T["$inferInsert"][],
  { onConflict = sql``, returning = sql`` }: { onConflict?: SQL; returning?: SQL } = {},
): Promise<Record<string, unknown>[]> {
  if (rows.length === 0) return [];
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => rows.some((row) => key in row));
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map(([, column]) => {
      const name = sql.identifier(column.name);
      return isSerial(column.getSQLType())
        ? sql`coalesce(${name}, nextval(pg_get_serial_sequence(${getTableName(table)}, ${column.name})))`
        : sql`${name}`;
    }),
    sql`, `,
  );
  const records = rows.map((row) =>
    Object.fromEntries(
      columns.map(([key, column]) => [column.name, toJson((row as Record<string, unknown>)[key])]),
    ),
  );
  const answer = await tx.execute(sql`insert into ${table} (${names}) select ${values}
    from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json) ${onConflict} ${returning}`);
  return answer.rows as Record<string, unknown>[];
}

function isSerial(type: string): boolean {
  return type === "serial" || type === "bigserial";
}

function toJson(value: unknown): unknown {
  if (typeof value === "bigint") return value.toString();
  return value === undefined ? null : value;
}
