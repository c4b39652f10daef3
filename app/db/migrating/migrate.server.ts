import { connection } from "../opening/client.server.ts";
import type { Connection } from "../opening/connection.server.ts";
import { type ExclusiveSession, inExclusiveSession } from "./exclusive-session.server.ts";
import { listMigrations, type Migration } from "./list-migrations.server.ts";
import { runMigration } from "./run-migration.server.ts";
import { MigrationMismatchError } from "./start-errors.ts";

export interface MigrateOptions {
  /** Stop after this one: a backup is loaded into the tables it was taken from, then brought up to date. */
  readonly upTo?: string;
  /** For tests: another version's. */
  readonly migrations?: readonly Migration[];
}

/** Brings the database up to this version, one process at a time; returns the tags it applied. */
export async function migrateDatabase(
  target: Connection = connection(),
  options: MigrateOptions = {},
): Promise<string[]> {
  const migrations = options.migrations ?? (await listMigrations());
  return inExclusiveSession(target, "migrate", async (session) => {
    await prepareNotes(session);
    const applied = await listApplied(session);
    const missing = afterApplied(migrations, applied, target.address);
    const end =
      options.upTo === undefined ? missing.length : missing.findIndex(({ tag }) => tag === options.upTo) + 1;
    for (const migration of missing.slice(0, end)) await runMigration(session, migration);
    return missing.slice(0, end).map(({ tag }) => tag);
  });
}

/** Looked for first: `add column if not exists` locks the table even where there is nothing to add. */
async function prepareNotes(session: ExclusiveSession): Promise<void> {
  await session.script(
    `create table if not exists applied_migration (
      tag text primary key, hash text not null, applied_at timestamptz not null default now(), seq serial)`,
  );
  const known = await session.query(
    "select 1 from pg_attribute where attrelid = 'applied_migration'::regclass and attname = 'contracts'",
  );
  if (known.length > 0) return;
  await session.script("alter table applied_migration add column contracts boolean not null default false");
}

interface Applied {
  readonly tag: string;
  readonly hash: string;
  readonly contracts: boolean;
}

function listApplied(session: ExclusiveSession): Promise<Applied[]> {
  return session.query<Applied>("select tag, hash, contracts from applied_migration order by seq");
}

/**
 * What was applied must be the beginning of what we have: anything else means another program, or a migration
 * changed after the fact, and guessing would damage the data. A newer version may have gone further (O22): as
 * long as it only added, this version goes on and can be started again.
 */
function afterApplied(
  migrations: readonly Migration[],
  applied: readonly Applied[],
  address: string,
): Migration[] {
  const stranger = applied.find(({ tag, hash, contracts }, index) => {
    const own = migrations[index];
    return own ? own.tag !== tag || own.hash !== hash : contracts;
  });
  if (stranger) {
    throw new MigrationMismatchError(
      `${sentenceStart(address)} was set up by another version of this program (migration ${stranger.tag}): ` +
        "start that version, or set DATA_DIR or DATABASE_URL to another database.",
    );
  }
  return migrations.slice(applied.length);
}

function sentenceStart(text: string): string {
  return text.startsWith("the ") ? `T${text.slice(1)}` : `The database at ${text}`;
}
