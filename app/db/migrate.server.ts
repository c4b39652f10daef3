import { connection } from "./client.server.ts";
import type { Connection } from "./connection.server.ts";
import { type ExclusiveSession, inExclusiveSession } from "./exclusive-session.server.ts";
import { listMigrations, type Migration } from "./list-migrations.server.ts";
import { MigrationMismatchError } from "./start-errors.ts";

export interface MigrateOptions {
  /** Stop after this one: a backup is loaded into the tables it was taken from, then brought up to date. */
  readonly upTo?: string;
}

/** Brings the database up to this version, one process at a time; returns the tags it applied. */
export async function migrateDatabase(
  target: Connection = connection(),
  options: MigrateOptions = {},
): Promise<string[]> {
  const migrations = await listMigrations();
  return inExclusiveSession(target, "migrate", async (session) => {
    await session.script(
      `create table if not exists applied_migration (
        tag text primary key, hash text not null, applied_at timestamptz not null default now(), seq serial)`,
    );
    const applied = await listApplied(session);
    const missing = afterApplied(migrations, applied, target.address);
    const end =
      options.upTo === undefined ? missing.length : missing.findIndex(({ tag }) => tag === options.upTo) + 1;
    for (const migration of missing.slice(0, end)) await apply(session, migration);
    return missing.slice(0, end).map(({ tag }) => tag);
  });
}

interface Applied {
  readonly tag: string;
  readonly hash: string;
}

function listApplied(session: ExclusiveSession): Promise<Applied[]> {
  return session.query<Applied>("select tag, hash from applied_migration order by seq");
}

// What was applied must be the beginning of what we have: anything else means another version of the
// program, or a migration changed after the fact, and guessing would damage the data.
function afterApplied(
  migrations: readonly Migration[],
  applied: readonly Applied[],
  address: string,
): Migration[] {
  const stranger = applied.find(({ tag, hash }, index) => {
    const own = migrations[index];
    return own?.tag !== tag || own.hash !== hash;
  });
  if (stranger) {
    throw new MigrationMismatchError(
      `${sentenceStart(address)} was set up by another version of this program (migration ${stranger.tag}): ` +
        "start that version, or set DATA_DIR or DATABASE_URL to another database.",
    );
  }
  return migrations.slice(applied.length);
}

async function apply(session: ExclusiveSession, { tag, hash, statements }: Migration): Promise<void> {
  await session.transaction(async (tx) => {
    for (const statement of statements) {
      if (statement.trim()) await tx.script(statement);
    }
    await tx.query("insert into applied_migration (tag, hash) values ($1, $2)", [tag, hash]);
  });
}

function sentenceStart(text: string): string {
  return text.startsWith("the ") ? `T${text.slice(1)}` : `The database at ${text}`;
}
