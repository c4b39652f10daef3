import { existsSync } from "node:fs";
import { mkdir, readdir, rename, stat, unlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { now } from "#app/core/clock.ts";
import { prepareJobs, stopJobs } from "../jobs/jobs.server.ts";
import { setDatabase } from "../opening/client.server.ts";
import { pgliteOptions, wrapPglite } from "../opening/open-pglite.server.ts";
import { migrateDatabase } from "./migrate.server.ts";
import { seedPath } from "./pglite-seed.server.ts";

const OLD_MS = 3600_000;

/** Makes the seed unless it is there, and returns its path. */
export async function buildPgliteSeed(): Promise<string> {
  const path = await seedPath();
  if (existsSync(path)) return path;
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, await dumpNewDatabase());
  await rename(draft, path);
  await removeOldSeeds(dirname(path), path);
  return path;
}

async function dumpNewDatabase(): Promise<Buffer> {
  const pglite = await PGlite.create({ ...pgliteOptions });
  const connection = wrapPglite(pglite, "a new seed", (_statement, run) => run());
  setDatabase(connection);
  await migrateDatabase(connection);
  await prepareJobs([]);
  await stopJobs();
  const dump = await pglite.dumpDataDir("none");
  setDatabase(null);
  await connection.close();
  return Buffer.from(await dump.arrayBuffer());
}

// Every change of a migration makes another one. A recent one may be in use by a test run.
async function removeOldSeeds(folder: string, current: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (path === current || !name.startsWith("pglite-")) continue;
    const { mtimeMs } = await stat(path);
    if (now().getTime() - mtimeMs > OLD_MS) await unlink(path).catch(() => undefined);
  }
}
