import { sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { currentEncryptionKey } from "#app/core/secrets/crypto.server.ts";
import { env } from "#app/core/settings/env.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { securityPermissions } from "../../security-permissions.ts";
import type { KeyStatus } from "../../staff/security-views.ts";

/** T26: how much is still encrypted under an older key. Ids of keys only, never a key. */
export async function readKeyStatus(actor: Actor): Promise<KeyStatus> {
  securityPermissions.assertCan(actor, "security.see_keys");
  const currentKey = currentEncryptionKey().id;
  const { rows } = await database().execute<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
      and c.column_name ~ '_(encrypted|sealed)$'
    order by c.table_name, c.column_name`);
  const columns: KeyStatus["columns"] = [];
  const prefix = `v1:${currentKey}:`;
  for (const { table, column } of rows) {
    const name = sql.identifier(column);
    const { rows: found } = await database().execute<{ values: number; old: number }>(sql`
      select count(${name})::int as values,
        count(*) filter (where left(${name}, ${prefix.length}) <> ${prefix})::int as old
      from ${sql.identifier(table)}`);
    const { values = 0, old = 0 } = found[0] ?? {};
    if (values > 0) columns.push({ name: `${table}.${column}`, values, old });
  }
  return {
    currentKey,
    configured: env().keys.encryptionKeys.length,
    columns,
    old: columns.reduce((sum, { old }) => sum + old, 0),
  };
}
