import { sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { log } from "#app/core/requests/observing/log.server.ts";
import { perProcess } from "#app/core/settings/per-process.ts";
import { connection, currentTransaction } from "./opening/client.server.ts";
import type { Db } from "./opening/connection.server.ts";
import { replicaScopes } from "./replica-scope.server.ts";

/** A replica that did not answer is left alone so long: each try could take as long as a connection may. */
const REST_MS = 30_000;
const rest = perProcess("replica-rest", () => ({ until: 0 }));

export function replicaDb(): Db | null {
  const opened = connection();
  return opened.engine === "postgres" ? opened.replicaDb : null;
}

/** A request whose lists and reports may come from the replica (DATABASE_REPLICA_URL). */
export function mayReadReplica<T>(lastWrite: string | null, work: () => Promise<T>): Promise<T> {
  return replicaScopes.readers.run({ lastWrite, hasOwn: null }, work);
}

/** What is kept for everybody is made of what is there now: a replica a second behind would be kept for hours. */
export function neverFromReplica<T>(work: () => Promise<T>): Promise<T> {
  return replicaScopes.readers.run(null, work);
}

/**
 * Reads from the replica where there is one, the reader's own last write has arrived there, and it answers; else from
 * the database itself, as everything that is not asked through here.
 */
export async function fromReplica<T>(work: () => Promise<T>): Promise<T> {
  const reader = replicaScopes.readers.getStore();
  const db = reader && !currentTransaction() ? replicaDb() : null;
  if (!reader || !db || now().getTime() < rest.until) return work();
  try {
    reader.hasOwn ??= hasArrived(db, reader.lastWrite);
    if (await reader.hasOwn) return await replicaScopes.reading.run(true, work);
  } catch (error) {
    rest.until = now().getTime() + REST_MS;
    log.warn(
      { err: error },
      "The replica did not answer: lists and reports are read from the database itself.",
    );
  }
  return replicaScopes.reading.run(false, work);
}

/** Where the log of the database stands: what was committed before it lies before it. */
export async function readWritePlace(): Promise<string> {
  const { rows } = await connection().db.execute<{ place: string }>(
    sql`select pg_current_wal_insert_lsn()::text as place`,
  );
  return rows[0]?.place ?? "";
}

async function hasArrived(db: Db, lastWrite: string | null): Promise<boolean> {
  if (lastWrite === null) return true;
  const { rows } = await db.execute<{ arrived: boolean }>(
    sql`select coalesce(pg_last_wal_replay_lsn() >= ${lastWrite}::pg_lsn, not pg_is_in_recovery()) as arrived`,
  );
  return rows[0]?.arrived === true;
}
