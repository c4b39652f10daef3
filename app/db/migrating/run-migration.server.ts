import { setTimeout as delay } from "node:timers/promises";
import type { ExclusiveSession, Session } from "./exclusive-session.server.ts";
import type { Migration } from "./list-migrations.server.ts";
import { DatabaseStartError } from "./start-errors.ts";

/** Long enough for any page's transaction to end, short enough that those who queue behind us hardly notice. */
const lockTimeout = "2s";
const lockTries = 15;
const lockNotAvailable = "55P03";

/**
 * Runs one migration and notes it. A table that is in use is waited for a short time only, again and again:
 * whoever waits for a lock makes everybody else wait behind him, and the site goes on meanwhile.
 */
export async function runMigration(
  session: ExclusiveSession,
  migration: Migration,
  tries = lockTries,
): Promise<void> {
  if (migration.isOutside) return runOutside(session, migration);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await session.transaction(async (tx) => {
        await tx.script(`set local lock_timeout = '${lockTimeout}'`);
        for (const statement of migration.statements) await tx.script(statement);
        await note(tx, migration);
      });
    } catch (error) {
      if ((error as { code?: unknown }).code !== lockNotAvailable) throw error;
      if (attempt === tries) throw new DatabaseStartError(inUse(migration), { cause: error });
      await delay(Math.min(attempt * 200, 2000));
    }
  }
}

/**
 * For `create index concurrently`, which stands in no transaction and stops no writer. Cut off in the middle it
 * leaves a broken index of that name, which "if not exists" would take for the real one: it goes first.
 */
async function runOutside(session: ExclusiveSession, migration: Migration): Promise<void> {
  for (const statement of migration.statements) {
    for (const [, name = ""] of statement.matchAll(
      /index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)/gi,
    ))
      await dropIfBroken(session, name);
    await session.script(statement);
  }
  await note(session, migration);
}

async function dropIfBroken(session: Session, name: string): Promise<void> {
  const broken = await session.query(
    `select 1 from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relname = $1 and c.relnamespace = current_schema()::regnamespace and not i.indisvalid`,
    [name],
  );
  if (broken.length > 0) await session.script(`drop index concurrently "${name}"`);
}

async function note(session: Session, { tag, hash, contracts }: Migration): Promise<void> {
  await session.query("insert into applied_migration (tag, hash, contracts) values ($1, $2, $3)", [
    tag,
    hash,
    contracts,
  ]);
}

const inUse = ({ tag }: Migration) =>
  `The migration ${tag} could not be made: a table that it changes is in use all the time. ` +
  "Look for long transactions in pg_stat_activity, end them, and start again; nothing was changed.";
