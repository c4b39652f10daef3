import { OutsideError } from "#app/adapters/outside-error.ts";
import { EnvError, env } from "#app/core/settings/env.server.ts";
import { ownFolder } from "#app/core/settings/own-folder.server.ts";
import { BackupError } from "#app/db/backup/backup-folder.server.ts";
import { DatabaseStartError } from "#app/db/migrating/start-errors.ts";
import { closeDatabase, connectDatabase } from "#app/db/opening/client.server.ts";

/** Runs a command on the configured database. What goes wrong is told in plain sentences, with exit code 1. */
export async function withDatabase(work: () => Promise<void>): Promise<void> {
  try {
    ownFolder(env().DATA_DIR);
    // A command reads and writes much at once, and prints what it does: its statements may take their time.
    await connectDatabase(env(), { onSlowQuery: () => undefined });
    await work();
  } catch (error) {
    process.exitCode = 1;
    console.error(isPlain(error) ? error.message : error);
  } finally {
    await closeDatabase();
  }
}

function isPlain(error: unknown): error is Error {
  return [EnvError, DatabaseStartError, BackupError, OutsideError].some((kind) => error instanceof kind);
}
