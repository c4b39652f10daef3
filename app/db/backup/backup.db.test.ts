import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { ne, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { systemActor } from "#app/core/portals/permissions.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { type Engine, engine, openTestDatabase, useTestDatabase } from "#tests/support/test-database.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { sealAudit } from "../audit/seal-audit.server.ts";
import { verifyAudit } from "../audit/verify-audit.server.ts";
import { bumpContent } from "../content-version.server.ts";
import { defineJob, drainJobs, enqueue, prepareJobs, stopJobs } from "../jobs/jobs.server.ts";
import { connection, database, inTransaction, setDatabase } from "../opening/client.server.ts";
import { setting } from "../schema/settings.ts";
import type { Manifest } from "./backup-folder.server.ts";
import { placeKeys, restoreBackup } from "./restore-backup.server.ts";
import { writeBackup } from "./write-backup.server.ts";

let ran = 0;
const job = defineJob({
  name: "test.waiting",
  schema: z.object({ id: z.string() }),
  run: async () => {
    ran += 1;
  },
});

useTestDatabase({ jobs: [job], isOwn: true });

let folder = "";
const said: string[] = [];
const say = (line: string) => void said.push(line);
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  folder = tempFolder("backup");
  await mkdir(join(folder, "data/files/ab"), { recursive: true });
  await writeFile(join(folder, "data/files/ab/one.bin"), Buffer.from([0, 1, 2, 255]));
  await writeFile(join(folder, "data/files/two.bin"), "two");
  await writeFile(join(folder, "data/keys.json"), "{}");
  await inTransaction(async (tx) => {
    const values = Array.from({ length: 1200 }, (_, index) => ({
      key: `key-${index}`,
      value: { index, text: `తెలుగు "${index}"\n`, exact: index / 7 },
      updatedAt: new Date(1_700_000_000_000 + index),
    }));
    await tx.insert(setting).values(values);
    await writeAudit(tx, { chain: "application:1", actor: systemActor, event: "application.submitted" });
    await writeAudit(tx, { chain: "application:1", actor: systemActor, event: "application.approved" });
    await bumpContent(tx, "scholarships");
    await enqueue(tx, job, { id: "waiting-1" }, { startAfter: 3600, singletonKey: "once" });
  });
  await sealAudit();
});

afterAll(async () => {
  for (const close of closing) await close();
});

const backup = (name: string, withKeys = false) =>
  writeBackup({
    dataDir: join(folder, "data"),
    folder: join(folder, name),
    filesOnDisk: true,
    withKeys,
    say,
  });
const restore = (name: string, dataDir: string, force = false) =>
  restoreBackup({ dataDir: join(folder, dataDir), folder: join(folder, name), force, say });

const ours = ({ tables }: Manifest) =>
  Object.fromEntries(
    tables.flatMap(({ name, rows, rowHash }) => (rows > 0 ? [[name, `${rows} ${rowHash}`]] : [])),
  );

/** Makes another, empty database the current one. */
async function openTarget(kind: Engine): Promise<void> {
  const { connection: target, drop } = await openTestDatabase(3, kind);
  closing.push(async () => {
    await target.close();
    await drop();
  });
  // A database that was opened has its key; one that is restored into has nothing yet.
  await database().delete(setting);
}

async function expectWhole(): Promise<void> {
  expect(await database().$count(setting, ne(setting.key, "keys.lookup"))).toBe(1200);
  expect(await verifyAudit()).toMatchObject({ entries: 2, chains: 1, seals: 1, problems: [] });
  await expect(database().execute(sql`delete from audit_entry`)).rejects.toMatchObject({ code: "23001" });
  await prepareJobs([job]);
  expect(await inTransaction((tx) => enqueue(tx, job, { id: "x" }, { singletonKey: "once" }))).toBeNull();
  ran = 0;
  expect(await drainJobs([job], { evenIfLater: true })).toBe(1);
  expect(ran).toBe(1);
  await stopJobs();
}

test("T46: a backup restores into either engine, row for row, with files, audit chain and waiting jobs", async () => {
  const source = connection();
  const first = await backup("first", true);
  expect(Object.keys(ours(first))).toEqual([
    "public.audit_chain",
    "public.audit_entry",
    "public.audit_seal",
    "public.audit_seal_head",
    "public.content_version",
    "public.setting",
    "pgboss.queue",
    "pgboss.job",
  ]);
  expect(first).toMatchObject({ engine, files: { count: 2, bytes: 7 }, hasKeys: true });
  await expect(backup("first")).rejects.toThrow("exists already");

  // From this engine to the embedded one, and from there to this one again.
  await openTarget("pglite");
  await restore("first", "restored");
  const second = await backup("second");
  expect(second).toMatchObject({ engine: "pglite", hasKeys: false });
  expect(ours(second)).toEqual(ours(first));
  expect(await readFile(join(folder, "restored/files/ab/one.bin"))).toEqual(Buffer.from([0, 1, 2, 255]));
  await expectWhole();

  await openTarget(engine);
  await restore("second", "restored-again");
  const third = await backup("third");
  expect(third.engine).toBe(engine);
  expect(ours(third)).toEqual(ours(first));
  await expectWhole();

  // What is there is not replaced by accident.
  await expect(restore("first", "restored-again")).rejects.toThrow(
    /not empty: restore into an empty one, or add --force/,
  );
  await expect(restore("first", "elsewhere")).rejects.toThrow(/not empty/);
  await database().insert(setting).values({ key: "extra", value: 1, updatedAt: new Date() });
  await restore("first", "restored-again", true);
  expect(said.join("\n")).toContain("The files that were here are now in");
  await expectWhole();
  setDatabase(source);
}, 180_000);

test("T46: a damaged or incomplete backup is refused before anything is touched", async () => {
  const { tables } = await backup("damaged");
  const settings = tables.find(({ name }) => name === "public.setting");
  const path = join(folder, "damaged", settings?.file ?? "");
  const whole = await readFile(path);
  await writeFile(path, gzipSync(gunzipSync(whole).toString().replace("key-7", "key-x")));
  await expect(restore("damaged", "none", true)).rejects.toThrow(
    "damaged: tables/public.setting.jsonl.gz was changed",
  );
  await rm(path);
  await expect(restore("damaged", "none", true)).rejects.toThrow(
    "incomplete: tables/public.setting.jsonl.gz is missing",
  );
  await writeFile(path, whole);
  await writeFile(join(folder, "damaged/files/two.bin"), "too");
  await expect(restore("damaged", "none", true)).rejects.toThrow("damaged: files/two.bin was changed");
  await expect(restore("nowhere", "none", true)).rejects.toThrow("is not a backup");
  expect(await database().$count(setting, ne(setting.key, "keys.lookup"))).toBe(1200);
});

test("T46: rows that differ from the manifest after the load are told", async () => {
  await backup("lying");
  const path = join(folder, "lying/manifest.json");
  const manifest = JSON.parse(await readFile(path, "utf8")) as Manifest;
  const changed = manifest.tables.map((table) =>
    table.name === "public.setting" ? { ...table, rowHash: "0".repeat(64) } : table,
  );
  await writeFile(path, JSON.stringify({ ...manifest, tables: changed }));
  const source = connection();
  await openTarget("pglite");
  await expect(restore("lying", "lying-target")).rejects.toThrow("rows of public.setting differ");
  setDatabase(source);
});

test("a backup of another version is refused with its name", async () => {
  await backup("future");
  const path = join(folder, "future/manifest.json");
  const manifest = JSON.parse(await readFile(path, "utf8")) as Manifest;
  manifest.migrations.push({ tag: "0999_from-the-future", hash: "0".repeat(64) });
  await writeFile(path, JSON.stringify(manifest));
  await expect(restore("future", "none", true)).rejects.toThrow(
    "another version of the program (migration 0999_from-the-future)",
  );
});

test("the keys are put where there are none, and never over others", async () => {
  await backup("keyed", true);
  expect(await placeKeys(join(folder, "keyed"), join(folder, "fresh"))).toBe(true);
  expect(await readFile(join(folder, "fresh/keys.json"), "utf8")).toBe("{}");
  await writeFile(join(folder, "fresh/keys.json"), "other");
  expect(await placeKeys(join(folder, "keyed"), join(folder, "fresh"))).toBe(false);
  expect(await readFile(join(folder, "fresh/keys.json"), "utf8")).toBe("other");
});
