import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { now } from "#app/core/clock.ts";
import type { Env } from "#app/core/settings/env.server.ts";
import { type LastBackup, writeLastBackup } from "#app/db/backup/last-backup.server.ts";
import { sealBackup } from "#app/db/backup/sealed-backup.server.ts";
import { writeBackup } from "#app/db/backup/write-backup.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { backupName } from "./backup-name.ts";
import { chooseBucket } from "./choose-bucket.ts";
import { chooseExpired } from "./choose-expired.ts";
import { offsiteStore } from "./offsite-store.ts";

/** A whole backup in one sealed file, here and off-site, and the old ones removed. It throws if any of that fails. */
export async function makeSealedBackup(settings: Env, say: (line: string) => void): Promise<LastBackup> {
  const began = now();
  const name = backupName(began);
  const file = join(settings.BACKUP_DIR, name);
  const folder = join(settings.BACKUP_DIR, `.${name}`);
  await mkdir(settings.BACKUP_DIR, { recursive: true, mode: 0o700 });
  try {
    const manifest = await writeBackup({
      folder,
      dataDir: settings.DATA_DIR,
      filesOnDisk: settings.FILE_STORE === "disk",
      withKeys: false,
      say,
    });
    await sealBackup(folder, file);
    const bucket = chooseBucket(settings);
    const offsite = bucket && offsiteStore(bucket);
    if (offsite) await offsite.keep(file, name);
    const made = {
      name,
      at: began.toISOString(),
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      bytes: (await stat(file)).size,
      seconds: Math.round((now().getTime() - began.getTime()) / 1000),
      isOffsite: offsite !== null,
    };
    await inTransaction((tx) => writeLastBackup(tx, made));
    await removeExpired(settings, offsite, say);
    return made;
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(`${folder}.partial`, { recursive: true, force: true });
    await rm(`${file}.partial`, { force: true });
  }
}

async function removeExpired(
  settings: Env,
  offsite: ReturnType<typeof offsiteStore> | null,
  say: (line: string) => void,
): Promise<void> {
  const retention = { days: settings.BACKUP_KEEP_DAYS, months: settings.BACKUP_KEEP_MONTHS };
  for (const name of chooseExpired(await readdir(settings.BACKUP_DIR), retention, now())) {
    await rm(join(settings.BACKUP_DIR, name));
    say(`  ${name} is past its time and was removed here`);
  }
  if (!offsite) return;
  for (const name of chooseExpired(await offsite.list(), retention, now())) {
    await offsite.remove(name);
    say(`  ${name} is past its time and was removed from the bucket`);
  }
}
