import { sql } from "drizzle-orm";
import { listMigrations } from "#app/db/migrating/list-migrations.server.ts";
import { DatabaseStartError, FolderLockedError } from "#app/db/migrating/start-errors.ts";
import { closeDatabase, connectDatabase, connection, database } from "#app/db/opening/client.server.ts";
import { replicaDb } from "#app/db/replica.server.ts";
import { checkBackup } from "./check-backup.ts";
import { checkCatalogue } from "./check-catalogue.ts";
import { checkClock } from "./check-clock.ts";
import { checkSecrets } from "./check-secrets.ts";
import { bad, type Check, type Finding, good, note } from "./finding.ts";

/** Everything that is asked of the database, and of what is in it. It changes nothing there. */
export const checkDatabaseSettings: Check = async (settings) => {
  try {
    await connectDatabase(settings, { onSlowQuery: () => undefined });
  } catch (error) {
    if (error instanceof FolderLockedError)
      return [
        note("database", "The running site holds the embedded database: what is in it was not looked at."),
      ];
    if (error instanceof DatabaseStartError) return [bad("database", error.message)];
    throw error;
  }
  try {
    const findings = [await writable(), ...(await checkReplica()), ...(await checkClock())];
    const state = await migrationState();
    findings.push(state.finding);
    if (state.isCurrent) {
      findings.push(...(await checkSecrets()), ...(await checkCatalogue()), ...(await checkBackup(settings)));
    }
    return findings;
  } finally {
    await closeDatabase();
  }
};

async function writable(): Promise<Finding> {
  const { engine, address } = connection();
  const { rows } = await database().execute<{ version: string; readonly: string }>(
    sql`select current_setting('server_version') as version, current_setting('transaction_read_only') as readonly`,
  );
  const [row] = rows;
  if (row?.readonly === "on")
    return bad("database", `${address} answers, but is read-only: is DATABASE_URL the address of a replica?`);
  return good(
    "database",
    `${engine === "pglite" ? "The embedded database" : `PostgreSQL at ${address}`} answers (version ${row?.version}).`,
  );
}

async function checkReplica(): Promise<Finding[]> {
  const db = replicaDb();
  if (!db) return [];
  try {
    const { rows } = await db.execute<{ follows: boolean; behind: number | null }>(
      sql`select pg_is_in_recovery() as follows,
        extract(epoch from now() - pg_last_xact_replay_timestamp())::int as behind`,
    );
    if (!rows[0]?.follows)
      return [bad("replica", "DATABASE_REPLICA_URL answers, but follows nobody: it is no hot standby.")];
    return [good("replica", `The replica answers; its newest change is ${rows[0].behind ?? 0} seconds old.`)];
  } catch {
    return [
      bad("replica", "DATABASE_REPLICA_URL does not answer: lists and reports load the database itself."),
    ];
  }
}

async function migrationState(): Promise<{ finding: Finding; isCurrent: boolean }> {
  const about = "migrations";
  const own = await listMigrations();
  const { rows: tables } = await database().execute<{ found: string | null }>(
    sql`select to_regclass('applied_migration')::text as found`,
  );
  if (!tables[0]?.found)
    return {
      finding: note(about, "The database is empty: the first start, or npm run migrate, sets it up."),
      isCurrent: false,
    };
  const { rows: applied } = await database().execute<{ tag: string; hash: string }>(
    sql`select tag, hash from applied_migration order by seq`,
  );
  const stranger = applied.find(
    ({ tag, hash }, index) => own[index]?.tag !== tag || own[index]?.hash !== hash,
  );
  if (stranger) {
    return {
      finding: bad(
        about,
        `The database was set up by another version of this program (migration ${stranger.tag}).`,
      ),
      isCurrent: false,
    };
  }
  const waiting = own.slice(applied.length);
  if (waiting.length === 0)
    return { finding: good(about, `All ${own.length} are applied.`), isCurrent: true };
  return {
    finding: note(
      about,
      `${waiting.length} wait (${waiting.map(({ tag }) => tag).join(", ")}): the next start applies them.`,
    ),
    isCurrent: false,
  };
}
