// npm run restore -- <folder | file.backup | bucket:name.backup> [--force]
// Waiting messages come back on hold: nothing is sent until `npm run messages -- --release` (or --give-up).
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { systemActor } from "#app/core/portals/permissions.ts";
import { env } from "#app/core/settings/env.server.ts";
import { sealFiles } from "#app/db/audit/seal-files.server.ts";
import { BackupError } from "#app/db/backup/backup-folder.server.ts";
import { placeKeys, restoreBackup } from "#app/db/backup/restore-backup.server.ts";
import { openSealedBackup } from "#app/db/backup/sealed-backup.server.ts";
import { holdMessages } from "#app/features/notifications/server/lanes/hold-messages.server.ts";
import { chooseBucket } from "#server/backup/choose-bucket.ts";
import { offsiteStore } from "#server/backup/offsite-store.ts";
import { withDatabase } from "./with-database.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: "boolean", default: false } },
});
const [given] = positionals;
if (!given) {
  console.error("Name the backup: npm run restore -- <folder | file.backup | bucket:name.backup> [--force]");
  process.exit(1);
}
const isFolder = (await stat(given).catch(() => null))?.isDirectory() ?? false;
if (isFolder && (await placeKeys(resolve(given), resolve(process.env.DATA_DIR || "data"))))
  console.log("The backup's keys were put in place.");

await withDatabase(async () => {
  const opened = isFolder ? null : await mkdtemp(join(tmpdir(), "scholarsetu-restore-"));
  try {
    if (opened) await openSealedBackup(await findSealed(given, opened), join(opened, "backup"));
    const manifest = await restoreBackup({
      dataDir: env().DATA_DIR,
      folder: opened ? join(opened, "backup") : resolve(given),
      force: values.force,
      say: (line) => console.log(line),
    });
    const aside = sealFiles.setAside();
    if (aside) console.log(`The seals given out before are kept in ${aside}.`);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Restored ${rows} rows of ${manifest.tables.length} tables, as of ${manifest.createdAt}.`);
    const waiting = await holdMessages(systemActor);
    console.log(
      `Messages are on hold (${waiting} wait): nothing but codes is sent until npm run messages -- --release (send them) or -- --give-up (do not).`,
    );
  } finally {
    if (opened) await rm(opened, { recursive: true, force: true });
  }
});

/** The sealed file itself, brought from the bucket if it is there. */
async function findSealed(name: string, folder: string): Promise<string> {
  if (!name.startsWith("bucket:")) return resolve(name);
  const bucket = chooseBucket(env());
  if (!bucket) throw new BackupError("BACKUP_BUCKET is not set: there is no bucket to restore from.");
  const file = join(folder, basename(name.slice("bucket:".length)));
  await offsiteStore(bucket).fetch(basename(file), file);
  console.log("The backup came from the bucket, whole.");
  return file;
}
