import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { prepareJobs, stopJobs } from "#app/db/jobs/jobs.server.ts";
import { openLookupKey } from "#app/db/keys/open-lookup-key.server.ts";
import { migrateDatabase } from "#app/db/migrating/migrate.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { writeSetting } from "#app/db/settings.server.ts";
import { buildIdentityDemo } from "#app/features/identity/demo/identity-demo.server.ts";
import {
  buildScholarshipsDemo,
  catalogueFiles,
} from "#app/features/scholarships/demo/scholarships-demo.server.ts";
import { connectFeatures } from "#server/connect-features.ts";
import { jobs } from "#server/job-list.ts";

/**
 * The catalogue, and marked as this build's demo world, so that the site makes no other: what is measured needs the
 * catalogue and students of its own, and the rest takes half a minute of a processor.
 */
export async function makeSmallWorld(): Promise<void> {
  await migrateDatabase();
  await openLookupKey(database());
  connectFeatures();
  await prepareJobs(jobs);
  await buildIdentityDemo();
  await buildScholarshipsDemo();
  await stopJobs();
  const bundle = resolve(import.meta.dirname, "../..", process.env.BUILD_DIR ?? "build", "server/index.js");
  const hash = createHash("sha256");
  for (const path of [bundle, ...catalogueFiles()]) hash.update(await readFile(path));
  const edition = hash.digest("hex");
  await inTransaction((tx) => writeSetting(tx, "demo-world.edition", edition));
}
