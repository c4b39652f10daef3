import type { Env } from "#app/core/settings/env.server.ts";
import { writeBackup } from "#app/db/backup/write-backup.server.ts";
import type { BackupRequest } from "./backup-request.ts";
import { makeSealedBackup } from "./make-sealed-backup.ts";

/** What `npm run backup` asks for, made by whichever process holds the database, with the words for its caller. */
export async function makeWantedBackup(
  settings: Env,
  { folder, withKeys }: BackupRequest,
  say: (line: string) => void,
): Promise<void> {
  if (folder === null) {
    const made = await makeSealedBackup(settings, say);
    say(
      `Sealed ${made.rows} rows in ${made.seconds} s: ${settings.BACKUP_DIR}/${made.name} (${made.bytes} bytes).`,
    );
    say(
      made.isOffsite
        ? "A copy is in the bucket."
        : "There is no copy elsewhere: set BACKUP_BUCKET, or carry it away. A fire takes both.",
    );
  } else {
    const manifest = await writeBackup({
      dataDir: settings.DATA_DIR,
      folder,
      filesOnDisk: settings.FILE_STORE === "disk",
      withKeys,
      say,
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    say(`Backed up ${rows} rows of ${manifest.tables.length} tables to ${folder}`);
    if (manifest.hasKeys) {
      say("The keys are in it: whoever has this folder can read everything. Keep it safe.");
      return;
    }
  }
  if (settings.FILE_STORE === "s3")
    say("Documents are in S3 and not part of this backup: use the bucket's versioning.");
  say(
    "The keys are not in it. Without them encrypted fields and documents cannot be read: keep APP_SECRET and " +
      "ENCRYPTION_KEYS (or keys.json of the data folder) in another safe place.",
  );
}
