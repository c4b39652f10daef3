import { sql } from "drizzle-orm";
import type { Tx } from "#app/db/opening/client.server.ts";

/**
 * Loads many rows at once: indexes and foreign keys are taken away and made anew afterwards, and the counting
 * triggers sleep, all in one transaction. Row by row they cost five times as much; the keys, made over all
 * rows, check the same. `work` counts what the triggers would have counted.
 */
export async function loadWithoutIndexes(
  tx: Tx,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const list = sql.join(
    tables.map((table) => sql`${table}::regclass`),
    sql`, `,
  );
  const { rows: keys } = await tx.execute<{ table: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid in (${list})`);
  const { rows: indexes } = await tx.execute<{ name: string; definition: string }>(sql`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid in (${list}) and not i.indisprimary
      and not exists (select from pg_constraint where conindid = i.indexrelid)`);
  for (const { table, name } of keys)
    await tx.execute(sql.raw(`alter table ${table} drop constraint "${name}"`));
  for (const { name } of indexes) await tx.execute(sql.raw(`drop index "${name}"`));
  for (const table of tables) await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
  await work();
  for (const table of tables) await tx.execute(sql.raw(`alter table ${table} enable trigger user`));
  for (const { definition } of indexes) await tx.execute(sql.raw(definition));
  for (const { table, name, definition } of keys)
    await tx.execute(sql.raw(`alter table ${table} add constraint "${name}" ${definition}`));
  for (const table of tables) await tx.execute(sql.raw(`analyze ${table}`));
}
