import { existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { log } from "#app/core/requests/observing/log.server.ts";
import { BackupError } from "#app/db/backup/backup-folder.server.ts";

// The embedded database belongs to one process. A command that finds it held leaves a request in the data folder,
// and the holder, who looks there, makes the backup: by files, so that it also works between two containers.
const LOOK_EVERY_MS = 1_000;
const NOT_SEEN_AFTER_MS = 15_000;

const requestSchema = z.object({ folder: z.string().nullable(), withKeys: z.boolean() });
/** A folder to write, or null for a sealed backup with all that belongs to it. */
export type BackupRequest = z.infer<typeof requestSchema>;

const answerSchema = z.object({ problem: z.string().nullable(), lines: z.array(z.string()) });

const pathsOf = (dataDir: string) => ({
  wanted: join(dataDir, "backup-wanted.json"),
  taken: join(dataDir, "backup-taken.json"),
  answer: join(dataDir, "backup-answer.json"),
});

/** For the process that holds the embedded database. What it gives back ends the watch. */
export function answerBackupRequests(
  dataDir: string,
  make: (request: BackupRequest, say: (line: string) => void) => Promise<void>,
): () => void {
  const { wanted, taken, answer } = pathsOf(dataDir);
  let busy = false;
  const look = async () => {
    if (busy || !existsSync(wanted)) return;
    busy = true;
    const lines: string[] = [];
    let problem: string | null = null;
    try {
      await rename(wanted, taken);
      const request = requestSchema.parse(JSON.parse(await readFile(taken, "utf8")));
      await make(request, (line) => void lines.push(line));
    } catch (error) {
      log.error({ err: error }, "the backup failed");
      problem =
        error instanceof BackupError ? error.message : `It failed (${(error as Error).name}): see the log.`;
    } finally {
      await writeFile(`${answer}.draft`, JSON.stringify({ problem, lines }));
      await rename(`${answer}.draft`, answer);
      await rm(taken, { force: true });
      busy = false;
    }
  };
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** For the command: the lines that the holder said, or a BackupError with its sentence. */
export async function askForBackup(
  dataDir: string,
  request: BackupRequest,
  notSeenAfterMs = NOT_SEEN_AFTER_MS,
): Promise<string[]> {
  const { wanted, taken, answer } = pathsOf(dataDir);
  await rm(answer, { force: true });
  await writeFile(wanted, JSON.stringify(request), { mode: 0o600 });
  for (let waited = 0; !existsSync(answer); waited += 200) {
    if (waited >= notSeenAfterMs && existsSync(wanted) && !existsSync(taken)) {
      await rm(wanted, { force: true });
      throw new BackupError(
        "The process that holds the database did not answer: is it of this version, and alive?",
      );
    }
    await delay(200);
  }
  const { problem, lines } = answerSchema.parse(JSON.parse(await readFile(answer, "utf8")));
  await rm(answer, { force: true });
  if (problem) throw new BackupError(problem);
  return lines;
}
