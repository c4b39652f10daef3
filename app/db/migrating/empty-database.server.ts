import type { Session } from "./exclusive-session.server.ts";

// Objects of an extension (pg_trgm) belong to it, not to us; a column's own sequence goes with its table.
const OURS =
  "n.nspname = 'public' and not exists (select from pg_depend d where d.objid = o.oid and d.deptype in ('e', 'i') " +
  "or d.objid = o.oid and d.deptype = 'a' and o.oid in (select oid from pg_class where relkind = 'S'))";

/** Whether any of our tables holds a row. */
export async function holdsRows(session: Session): Promise<boolean> {
  const tables = await session.query<{ name: string }>(`
    select format('%I.%I', n.nspname, o.relname) as name from pg_class o join pg_namespace n on n.oid = o.relnamespace
    where ${OURS} and o.relkind in ('r', 'p') and o.relname <> 'applied_migration'`);
  for (const { name } of tables) {
    const [row] = await session.query<{ some: boolean }>(`select exists (select from ${name}) as some`);
    if (row?.some) return true;
  }
  return false;
}

/** Removes every object of ours. Dropping the schema itself would need rights a managed database does not give. */
export async function dropEverything(session: Session): Promise<void> {
  await session.script("drop schema if exists pgboss cascade");
  const objects = await session.query<{ drop: string }>(`
    select format('drop %s if exists %I.%I cascade', case o.relkind when 'v' then 'view' when 'm' then 'materialized view'
      when 'S' then 'sequence' else 'table' end, n.nspname, o.relname) as drop
    from pg_class o join pg_namespace n on n.oid = o.relnamespace where ${OURS} and o.relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select format('drop routine if exists %s cascade', o.oid::regprocedure)
    from pg_proc o join pg_namespace n on n.oid = o.pronamespace where ${OURS}
    union all
    select format('drop type if exists %I.%I cascade', n.nspname, o.typname)
    from pg_type o join pg_namespace n on n.oid = o.typnamespace where ${OURS} and o.typtype in ('e', 'd')`);
  for (const { drop } of objects) await session.script(drop);
}

/**
 * Loads rows in any order and without side effects: foreign keys are taken off and put back (which checks
 * them all), triggers sleep. What a superuser's switch would do, with the rights of an owner.
 */
export async function withoutConstraints(session: Session, load: () => Promise<void>): Promise<void> {
  const tables = await session.query<{ name: string }>(`
    select format('%I.%I', n.nspname, o.relname) as name from pg_class o join pg_namespace n on n.oid = o.relnamespace
    where ${OURS} and o.relkind in ('r', 'p')`);
  const keys = await session.query<{ name: string; key: string; definition: string }>(`
    select format('%I.%I', n.nspname, o.relname) as name, quote_ident(k.conname) as key,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class o on o.oid = k.conrelid join pg_namespace n on n.oid = o.relnamespace
    where ${OURS} and k.contype = 'f' and k.conparentid = 0`);
  for (const { name } of tables) await session.script(`alter table ${name} disable trigger user`);
  for (const { name, key } of keys) await session.script(`alter table ${name} drop constraint ${key}`);
  await load();
  for (const { name, key, definition } of keys) {
    await session.script(`alter table ${name} add constraint ${key} ${definition}`);
  }
  for (const { name } of tables) await session.script(`alter table ${name} enable trigger user`);
}
