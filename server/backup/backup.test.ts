import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openS3Bucket } from "#app/adapters/files/s3-bucket.server.ts";
import { setKeys } from "#app/core/secrets/crypto.server.ts";
import { BackupError } from "#app/db/backup/backup-folder.server.ts";
import { openSealedBackup, sealBackup } from "#app/db/backup/sealed-backup.server.ts";
import { startFakeBucket } from "#tests/support/doubles/fake-bucket.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { backupMoment, backupName } from "./backup-name.ts";
import { answerBackupRequests, askForBackup } from "./backup-request.ts";
import { chooseExpired } from "./choose-expired.ts";
import { offsiteStore } from "./offsite-store.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  setKeys(null);
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function newFolder(): Promise<string> {
  const folder = tempFolder("sealed");
  return folder;
}

const withKey = (byte: number) =>
  setKeys({ appSecret: "s".repeat(40), encryptionKeys: [{ id: "k1", key: Buffer.alloc(32, byte) }] });

describe("O20: a sealed backup", () => {
  it("opens with its key only, shows nothing of its content, and notices a changed byte", async () => {
    withKey(1);
    const folder = await newFolder();
    const source = join(folder, "source");
    await mkdir(join(source, "tables"), { recursive: true });
    await writeFile(join(source, "manifest.json"), '{"words":"Asha Rao"}');
    await writeFile(join(source, "tables", "a.jsonl.gz"), Buffer.alloc(200_000, 7));
    const file = join(folder, "x.backup");
    await sealBackup(source, file);
    expect((await readFile(file)).includes("Asha")).toBe(false);

    await openSealedBackup(file, join(folder, "opened"));
    expect(await readFile(join(folder, "opened/manifest.json"), "utf8")).toContain("Asha Rao");
    expect(await readFile(join(folder, "opened/tables/a.jsonl.gz"))).toHaveLength(200_000);

    const bytes = await readFile(file);
    bytes[100_000] = (bytes[100_000] ?? 0) ^ 1;
    await writeFile(join(folder, "changed.backup"), bytes);
    await expect(openSealedBackup(join(folder, "changed.backup"), join(folder, "no"))).rejects.toThrow(
      BackupError,
    );
    withKey(2);
    await expect(openSealedBackup(file, join(folder, "other"))).rejects.toThrow("ENCRYPTION_KEYS");
  });

  it("goes off-site in parts, is listed when whole, comes back the same, and goes wholly", async () => {
    const bucket = await startFakeBucket();
    cleanups.push(() => bucket.close());
    const store = offsiteStore(openS3Bucket(bucket.config), 1000);
    const folder = await newFolder();
    const name = backupName(new Date("2026-11-16T21:00:00Z"));
    await writeFile(join(folder, name), Buffer.alloc(2500, 5));
    await store.keep(join(folder, name), name);
    expect([...bucket.objects.keys()]).toHaveLength(4);
    await openS3Bucket(bucket.config).put(
      "scholarsetu-2026-11-15T21-00-00Z.backup/000000",
      new Uint8Array(3),
    );
    expect(await store.list()).toEqual([name]);

    await store.fetch(name, join(folder, "back"));
    expect(await readFile(join(folder, "back"))).toEqual(Buffer.alloc(2500, 5));
    bucket.objects.set(`/vault/${name}/000001`, Buffer.alloc(1000, 6));
    await expect(store.fetch(name, join(folder, "bad"))).rejects.toThrow("damaged");
    expect(await readdir(folder)).not.toContain("bad");

    await store.remove(name);
    expect([...bucket.objects.keys()].filter((key) => key.includes("11-16"))).toEqual([]);
  });

  it("a bucket that is a login page, refuses or is away is no backup", async () => {
    const bucket = await startFakeBucket();
    cleanups.push(() => bucket.close());
    const folder = await newFolder();
    await writeFile(join(folder, "a"), "a");
    const keep = () => offsiteStore(openS3Bucket(bucket.config)).keep(join(folder, "a"), "a");
    bucket.answersInstead({ body: "<html>Welcome</html>" });
    await expect(keep()).rejects.toMatchObject({ code: "not_a_store" });
    bucket.answersInstead({ status: 403 });
    await expect(keep()).rejects.toMatchObject({ code: "http_403" });
  });

  it("old ones go: so many days, then one a month, and never the last one", () => {
    const at = (day: string) => backupName(new Date(`${day}T21:00:00Z`));
    const names = ["2026-09-01", "2026-09-02", "2026-10-05", "2026-10-20", "2026-11-10", "2026-11-15"].map(
      at,
    );
    const today = new Date("2026-11-16T00:00:00Z");
    expect(chooseExpired(names, { days: 7, months: 2 }, today)).toEqual([
      at("2026-09-01"),
      at("2026-09-02"),
      at("2026-10-20"),
    ]);
    expect(chooseExpired(names, { days: 7, months: 0 }, today)).toEqual(names.slice(0, 4));
    expect(chooseExpired([at("2020-01-01")], { days: 1, months: 0 }, today)).toEqual([]);
    expect(chooseExpired(["keys.json", "scholarsetu-x.backup"], { days: 1, months: 0 }, today)).toEqual([]);
    expect(backupMoment(at("2026-11-16"))).toEqual(new Date("2026-11-16T21:00:00Z"));
  });
});

describe("O13d: the process that holds the embedded database makes the backup for the command", () => {
  it("and hands back what it said, or why not", async () => {
    const dataDir = await newFolder();
    cleanups.push(
      answerBackupRequests(dataDir, async ({ folder }, say) => {
        if (folder === "/taken") throw new BackupError("/taken exists already: name another folder.");
        if (folder === "/odd") throw new TypeError("with a secret in it");
        say(`made ${folder}`);
      }),
    );
    const ask = (folder: string) => askForBackup(dataDir, { folder, withKeys: false });
    expect(await ask("/new")).toEqual(["made /new"]);
    await expect(ask("/taken")).rejects.toThrow("exists already");
    await expect(ask("/odd")).rejects.toThrow("It failed (TypeError): see the log.");
    expect(await readdir(dataDir)).toEqual([]);
  });

  it("and a holder that does not answer is told, not waited for", async () => {
    const dataDir = await newFolder();
    await expect(askForBackup(dataDir, { folder: null, withKeys: false }, 300)).rejects.toThrow(
      "did not answer",
    );
    expect(await readdir(dataDir)).toEqual([]);
  });
});
