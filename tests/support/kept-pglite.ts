import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { perProcess } from "#app/core/settings/per-process.ts";
import { JOB_SCHEMA } from "#app/db/jobs/boss.server.ts";
import type { Connection, Db } from "#app/db/opening/connection.server.ts";
import { pgliteOptions } from "#app/db/opening/open-pglite.server.ts";

/**
 * One embedded database a worker, emptied between test files: opening one takes as long as some files run. What a
 * file did to the tables' shape would reach the next one, so such a database is thrown away.
 */
const kept = perProcess("kept-pglite", () => ({ pglite: null as PGlite | null, shape: "" }));

export async function openKeptPglite(seedFile: string): Promise<Connection> {
  const reusable = kept.pglite && !kept.pglite.closed && (await emptied(kept.pglite));
  if (!reusable) {
    await kept.pglite?.close().catch(() => undefined);
    kept.pglite = await PGlite.create({
      ...pgliteOptions,
      loadDataDir: new Blob([await readFile(seedFile)]),
    });
    kept.shape = await shapeOf(kept.pglite);
  }
  const pglite = kept.pglite as PGlite;
  // A connection of its own for each file: caches are kept by connection.
  return {
    engine: "pglite",
    db: drizzle({ client: pglite }) as unknown as Db,
    jobDb: drizzle({ client: pglite }) as unknown as Db,
    pglite,
    address: "a test database in memory",
    close: async () => undefined,
  };
}

async function emptied(pglite: PGlite): Promise<boolean> {
  try {
    await pglite.exec(`rollback; reset all; unlisten *; drop schema if exists ${JOB_SCHEMA} cascade`);
    if ((await shapeOf(pglite)) !== kept.shape) return false;
    const { rows } = await pglite.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'applied_migration'",
    );
    const counts = rows.map(({ name }) => `select '${name}' as name where exists (select from ${name})`);
    const filled = await pglite.query<{ name: string }>(counts.join(" union all "));
    if (filled.rows.length > 0) {
      // The books refuse to be emptied by anybody else.
      await pglite.exec(
        `set session_replication_role = replica;
         truncate ${filled.rows.map(({ name }) => name).join(", ")} cascade;
         set session_replication_role = origin`,
      );
    }
    const sequences = await pglite.query<{ name: string }>(
      "select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = 'public' and last_value is not null and sequencename not like 'applied_migration%'",
    );
    for (const { name } of sequences.rows) await pglite.exec(`alter sequence ${name} restart`);
    return true;
  } catch {
    return false;
  }
}

/** Tables, columns, triggers, functions and the migrations that made them, as one word. */
async function shapeOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ part: string }>(`
    select 'c' || c.relname || '.' || a.attname || a.atttypid::text || a.attnotnull::text as part
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and not a.attisdropped
    union all select 't' || tgname || tgenabled::text from pg_trigger where not tgisinternal
    union all select 'f' || proname || md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace
    union all select 'm' || tag || hash from applied_migration
    order by 1`);
  return createHash("sha256").update(JSON.stringify(rows)).digest("hex");
}
