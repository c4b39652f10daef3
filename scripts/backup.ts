// npm run backup -- [folder] [--with-keys]   everything into a folder, readable: to move to another database
// npm run backup -- --sealed                 one encrypted file in BACKUP_DIR, a copy in BACKUP_BUCKET, old ones removed
// npm run backup -- --list                   what there is, here and in the bucket
// While the site runs on the embedded database, its process makes the backup for this command.
import { readdir } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { OutsideError } from "#app/adapters/outside-error.ts";
import { type Env, EnvError, env } from "#app/core/settings/env.server.ts";
import { BackupError } from "#app/db/backup/backup-folder.server.ts";
import { DatabaseStartError, FolderLockedError } from "#app/db/migrating/start-errors.ts";
import { closeDatabase, connectDatabase } from "#app/db/opening/client.server.ts";
import { backupMoment, backupName } from "#server/backup/backup-name.ts";
import { askForBackup } from "#server/backup/backup-request.ts";
import { chooseBucket } from "#server/backup/choose-bucket.ts";
import { makeWantedBackup } from "#server/backup/make-wanted-backup.ts";
import { offsiteStore } from "#server/backup/offsite-store.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    "with-keys": { type: "boolean", default: false },
    sealed: { type: "boolean", default: false },
    list: { type: "boolean", default: false },
  },
});
const say = (line: string) => console.log(line);

try {
  if (values.list) await listBackups(env());
  else await makeBackup(env());
} catch (error) {
  if (![EnvError, DatabaseStartError, BackupError, OutsideError].some((kind) => error instanceof kind))
    throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function makeBackup(settings: Env): Promise<void> {
  const plainFolder = resolve(positionals[0] ?? `backups/${backupName(new Date()).replace(/\.backup$/, "")}`);
  const request = { folder: values.sealed ? null : plainFolder, withKeys: values["with-keys"] };
  try {
    await connectDatabase(settings, { onSlowQuery: () => undefined });
  } catch (error) {
    if (!(error instanceof FolderLockedError)) throw error;
    say(
      "The site is running and holds the embedded database: it makes the backup, and answers slowly meanwhile.",
    );
    for (const line of await askForBackup(settings.DATA_DIR, request)) say(line);
    return;
  }
  try {
    await makeWantedBackup(settings, request, say);
  } finally {
    await closeDatabase();
  }
}

async function listBackups(settings: Env): Promise<void> {
  const here = await readdir(settings.BACKUP_DIR).catch(() => []);
  for (const name of here.filter(backupMoment).sort()) say(`${name}  in ${settings.BACKUP_DIR}`);
  const bucket = chooseBucket(settings);
  for (const name of bucket ? await offsiteStore(bucket).list() : []) say(`${name}  in the bucket`);
}
