import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listMigrations } from "./list-migrations.server.ts";
import { projectRoot } from "./project-root.server.ts";

/**
 * An empty, migrated embedded database as one file, made by the build: a first start unpacks it in a fraction
 * of the time that making one takes. Its name holds what it depends on, so an old one is never taken.
 */
export async function seedPath(): Promise<string> {
  const root = projectRoot();
  const hash = createHash("sha256");
  for (const migration of await listMigrations()) hash.update(migration.hash);
  for (const name of ["@electric-sql/pglite", "pg-boss"]) {
    const manifest = JSON.parse(await readFile(join(root, "node_modules", name, "package.json"), "utf8"));
    hash.update(`${name}@${String((manifest as { version?: unknown }).version)}`);
  }
  return join(root, "node_modules", ".cache", "scholarsetu", `pglite-${hash.digest("hex").slice(0, 16)}.tar`);
}

export async function readSeed(): Promise<Blob | null> {
  try {
    const path = await seedPath();
    return existsSync(path) ? new Blob([await readFile(path)]) : null;
  } catch {
    // Only ever a short cut: without it the database is made from nothing.
    return null;
  }
}
