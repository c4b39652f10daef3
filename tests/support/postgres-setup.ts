import type { TestProject } from "vitest/node";
import { prepareJobs, stopJobs } from "#app/db/jobs/jobs.server.ts";
import { buildPgliteSeed } from "#app/db/migrating/build-pglite-seed.server.ts";
import { migrateDatabase } from "#app/db/migrating/migrate.server.ts";
import { closeDatabase, connectDatabase } from "#app/db/opening/client.server.ts";
import { ignore } from "./ignore.ts";
import { startPostgresServer, withAdmin } from "./postgres-server.ts";

/** Vitest's global setup of the project "postgres": one server, and a migrated database to copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresServer({ isThrowaway: true });
  await withAdmin(server.url, (query) => query("create database app_template"));
  const template = await connectDatabase(
    { DATA_DIR: "", DATABASE_URL: server.urlOf("app_template") },
    { onSlowQuery: ignore },
  );
  await migrateDatabase(template);
  await prepareJobs([]);
  await stopJobs();
  await closeDatabase();
  project.provide("postgresUrl", server.url);
  // For the tests that go from one engine to the other.
  project.provide("pgliteSeed", await buildPgliteSeed());
  return () => server.stop();
}
