import { sql } from "drizzle-orm";
import { database } from "../opening/client.server.ts";

export interface EncryptedColumn {
  readonly table: string;
  readonly column: string;
  /** The name that the ciphertext is bound to. */
  readonly boundColumn: string;
}

/** By the convention of the README: text columns named "<name>_encrypted" or "<name>_sealed" of a table with "id". */
export async function listEncryptedColumns(): Promise<EncryptedColumn[]> {
  const { rows } = await database().execute<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
      and c.column_name ~ '_(encrypted|sealed)$'
    order by c.table_name, c.column_name`);
  return rows.map(({ table, column }) => ({ table, column, boundColumn: column.replace(/_sealed$/, "") }));
}
