import { sql } from "drizzle-orm";
import { currentEncryptionKey, decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";
import { sealAnswers } from "../audit/seal-answers.server.ts";
import { sealedTextColumns } from "../audit/sealed-columns.ts";
import { database, inTransaction } from "../opening/client.server.ts";

// By convention the row's key is the column "id", and an encrypted column is text, named either
// "<name>_encrypted" and bound to that whole name, or "<name>_sealed" and bound to "<name>".
function boundName(column: string): string | null {
  if (column.endsWith("_encrypted")) return column;
  return column.endsWith("_sealed") ? column.slice(0, -"_sealed".length) : null;
}

const BATCH = 200;

// What a value looks like that encryptField() made.
const ENCRYPTED = "^v1:[A-Za-z0-9_-]{1,32}:[A-Za-z0-9_-]{16}:[A-Za-z0-9_-]+$";

export interface RotatedColumn {
  readonly table: string;
  readonly column: string;
  readonly rotated: number;
}

export interface Rotation {
  readonly columns: readonly RotatedColumn[];
  /** Columns that hold encrypted values but do not follow the convention: their key must be kept. */
  readonly left: readonly string[];
}

/** Encrypts every field anew that is still under an older key; the old key can then be taken out. */
export async function rotateKeys(say: (line: string) => void = () => undefined): Promise<Rotation> {
  const { rows } = await database().execute<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
    order by c.table_name, c.column_name`);
  const { answers, texts } = await sealAnswers();
  const columns: RotatedColumn[] = [{ table: "application", column: "answers", rotated: answers }, ...texts];
  const left: string[] = [];
  for (const { table, column } of rows) {
    const bound = boundName(column);
    if (bound !== null) {
      const rotated = await rotateColumn(table, column, bound);
      columns.push({ table, column, rotated });
      say(`  ${table}.${column}: ${rotated}`);
    } else if (!isSealedText(table, column) && (await holdsEncrypted(table, column)))
      left.push(`${table}.${column}`);
  }
  return { columns, left };
}

const isSealedText = (table: string, column: string): boolean =>
  Object.entries(sealedTextColumns).some(
    ([name, columns]) => name === table && columns.some((each) => each === column),
  );

async function holdsEncrypted(table: string, column: string): Promise<boolean> {
  const { rows } = await database().execute<{ some: boolean }>(sql`
    select exists (select from ${sql.identifier(table)} where ${sql.identifier(column)} ~ ${ENCRYPTED}) as some`);
  return rows[0]?.some ?? false;
}

async function rotateColumn(table: string, column: string, bound: string): Promise<number> {
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
        const address = { table, column: bound, rowId: id };
        const fresh = encryptField(decryptField(value, address), address);
        await tx.execute(sql`update ${tableName} set ${columnName} = ${fresh} where id = ${id}::uuid`);
      }
      return rows.length;
    });
    rotated += count;
    if (count < BATCH) return rotated;
  }
}
