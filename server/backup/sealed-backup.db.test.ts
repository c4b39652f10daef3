import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { env } from "#app/core/settings/env.server.ts";
import { readLastBackup } from "#app/db/backup/last-backup.server.ts";
import { restoreBackup } from "#app/db/backup/restore-backup.server.ts";
import { openSealedBackup } from "#app/db/backup/sealed-backup.server.ts";
import { connection, database, inTransaction, setDatabase } from "#app/db/opening/client.server.ts";
import { setting } from "#app/db/schema/settings.ts";
import { writeSetting } from "#app/db/settings.server.ts";
import { startFakeBucket } from "#tests/support/doubles/fake-bucket.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { openTestDatabase, useTestDatabase } from "#tests/support/test-database.ts";
import { backupJobs } from "./backup-job.ts";
import { backupName } from "./backup-name.ts";
import { chooseBucket } from "./choose-bucket.ts";
import { makeSealedBackup } from "./make-sealed-backup.ts";
import { offsiteStore } from "./offsite-store.ts";

const noJobs = backupJobs(env());
useTestDatabase({ jobs: noJobs });
let folder = "";
let bucket: Awaited<ReturnType<typeof startFakeBucket>>;
beforeAll(async () => {
  folder = tempFolder("nightly");
  bucket = await startFakeBucket();
});
afterAll(async () => {
  await bucket.close();
});

const settings = () => ({
  ...env(),
  DATA_DIR: join(folder, "data"),
  BACKUP_DIR: join(folder, "backups"),
  BACKUP_BUCKET: "vault",
  BACKUP_ENDPOINT: bucket.config.endpoint,
  BACKUP_ACCESS_KEY_ID: "AK",
  BACKUP_SECRET_ACCESS_KEY: "SK",
  BACKUP_KEEP_DAYS: 7,
  BACKUP_KEEP_MONTHS: 0,
});

test("O20: made by the clock, sealed, kept here and off-site, old ones gone, restored from the bucket row for row", async () => {
  await inTransaction((tx) => writeSetting(tx, "test.word", { word: "తెలుగు" }));
  const said: string[] = [];
  const first = await makeSealedBackup(settings(), (line) => void said.push(line));
  expect(first).toMatchObject({ isOffsite: true });
  expect(await readLastBackup()).toEqual(first);
  const old = backupName(new Date("2020-01-01T00:00:00Z"));
  await writeFile(join(folder, "backups", old), "old");
  await offsiteStore(chooseBucket(settings()) ?? expect.fail()).keep(join(folder, "backups", old), old);

  // Names differ by the second they were made in.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const second = await makeSealedBackup(settings(), (line) => void said.push(line));
  const offsite = offsiteStore(chooseBucket(settings()) ?? expect.fail());
  expect((await readdir(join(folder, "backups"))).sort()).toEqual([first.name, second.name]);
  expect(await offsite.list()).toEqual([first.name, second.name]);
  expect(said.join("\n")).toContain(`${old} is past its time`);

  await offsite.fetch(second.name, join(folder, "fetched.backup"));
  await openSealedBackup(join(folder, "fetched.backup"), join(folder, "opened"));
  const source = connection();
  const { connection: target, drop } = await openTestDatabase(3);
  try {
    await restoreBackup({
      dataDir: join(folder, "restored"),
      folder: join(folder, "opened"),
      force: true,
      say: () => undefined,
    });
    const rows = await database().select().from(setting);
    expect(rows.map(({ key }) => key)).toContain("test.word");
  } finally {
    await target.close();
    await drop();
    setDatabase(source);
  }
});

test("O20: a bucket that fails makes the backup fail loudly, and leaves no half file", async () => {
  bucket.answersInstead({ status: 503 });
  const before = await readdir(join(folder, "backups"));
  try {
    await expect(makeSealedBackup(settings(), () => undefined)).rejects.toMatchObject({ code: "http_503" });
  } finally {
    bucket.answersInstead(null);
  }
  const after = await readdir(join(folder, "backups"));
  expect(after.filter((name) => name.startsWith(".") || name.endsWith(".partial"))).toEqual([]);
  // The one on this machine is whole, and stays.
  expect(after.length).toBe(before.length + 1);
});

test("without a schedule the job is there, but no clock starts it", () => {
  expect(noJobs[0]?.cron).toBeUndefined();
  expect(backupJobs({ ...env(), BACKUP_SCHEDULE: "30 2 * * *" })[0]?.cron).toBe("30 2 * * *");
});
