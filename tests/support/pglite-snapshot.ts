import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { setDatabase } from "#app/db/client.server.ts";
import { prepareJobs, stopJobs } from "#app/db/jobs.server.ts";
import { listMigrations, migrateDatabase } from "#app/db/migrate.server.ts";
import { pgliteOptions, wrapPglite } from "#app/db/open-pglite.server.ts";
import { projectRoot } from "#app/db/project-root.server.ts";

/** A migrated, empty PGlite as one file: loading it takes a fraction of making it. Kept per set of migrations. */
export async function pgliteSnapshot(): Promise<string> {
  const folder = join(projectRoot(), "node_modules", ".cache", "scholarsetu");
  const hash = createHash("sha256");
  for (const migration of await listMigrations()) hash.update(migration.hash);
  const manifest = await readFile(join(projectRoot(), "package-lock.json"), "utf8");
  hash.update(/"node_modules\/@electric-sql\/pglite": \{\s+"version": "([^"]+)/.exec(manifest)?.[1] ?? "");
  hash.update(/"node_modules\/pg-boss": \{\s+"version": "([^"]+)/.exec(manifest)?.[1] ?? "");
  const file = join(folder, `pglite-${hash.digest("hex").slice(0, 16)}.tar`);
  if (!existsSync(file)) {
    await mkdir(folder, { recursive: true });
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, await buildSnapshot());
    await rename(draft, file);
  }
  return file;
}

async function buildSnapshot(): Promise<Buffer> {
  const pglite = await PGlite.create({ ...pgliteOptions });
  const connection = wrapPglite(pglite, "a new snapshot", (_statement, run) => run());
  setDatabase(connection);
  await migrateDatabase(connection);
  await prepareJobs([]);
  await stopJobs();
  const dump = await pglite.dumpDataDir("none");
  setDatabase(null);
  await connection.close();
  return Buffer.from(await dump.arrayBuffer());
}
