import { sql } from "drizzle-orm";
import { currentEncryptionKey, decryptField, encryptField } from "#app/core/crypto.server.ts";
import { database, inTransaction } from "./client.server.ts";

// By convention an encrypted column is text and its name ends so; its row's key is the column "id". The address
// it is bound to is { table, column, rowId: id }, with the names as they are in the database.
const SUFFIX = "_encrypted";
const BATCH = 200;

export interface RotatedColumn {
  readonly table: string;
  readonly column: string;
  readonly rotated: number;
}

/** Encrypts every field anew that is still under an older key; the old key can then be taken out. */
export async function rotateKeys(say: (line: string) => void = () => undefined): Promise<RotatedColumn[]> {
  const { rows: columns } = await database().execute<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    where c.table_schema = 'public' and right(c.column_name, ${SUFFIX.length}) = ${SUFFIX}
    order by c.table_name, c.column_name`);
  const done: RotatedColumn[] = [];
  for (const { table, column } of columns) {
    done.push({ table, column, rotated: await rotateColumn(table, column) });
    say(`  ${table}.${column}: ${done.at(-1)?.rotated}`);
  }
  return done;
}

async function rotateColumn(table: string, column: string): Promise<number> {
  const [tableName, columnName] = [sql.identifier(table), sql.identifier(column)];
  const current = `v1:${currentEncryptionKey().id}:`;
  let rotated = 0;
  for (;;) {
    const count = await inTransaction(async (tx) => {
      const { rows } = await tx.execute<{ id: string; value: string }>(sql`
        select id::text as id, ${columnName} as value from ${tableName}
        where ${columnName} is not null and left(${columnName}, ${current.length}) <> ${current}
        order by id limit ${BATCH} for update`);
      for (const { id, value } of rows) {
        const address = { table, column, rowId: id };
        const fresh = encryptField(decryptField(value, address), address);
        await tx.execute(sql`update ${tableName} set ${columnName} = ${fresh} where id = ${id}::uuid`);
      }
      return rows.length;
    });
    rotated += count;
    if (count < BATCH) return rotated;
  }
}
