// A process for jobs-kill.db.test.ts: runs one job, which hangs at its first try and is done at its second.
import { writeSync } from "node:fs";
import { z } from "zod";
import { defineJob, enqueue, startJobs } from "#app/db/jobs/jobs.server.ts";
import { migrateDatabase } from "#app/db/migrating/migrate.server.ts";
import { connectDatabase, inTransaction } from "#app/db/opening/client.server.ts";
import { ignore } from "../ignore.ts";

const job = defineJob({
  name: "test.survivor",
  schema: z.object({ id: z.string() }),
  retry: { limit: 3, delaySeconds: 0 },
  expireInSeconds: 2,
  async run({ id }, { attempt }) {
    writeSync(1, `${id} try ${attempt}\n`);
    if (id === "hangs" && attempt === 1) await new Promise(() => undefined);
  },
});

const { DATA_DIR = "", DATABASE_URL, ENQUEUE } = process.env;
await connectDatabase({ DATA_DIR, DATABASE_URL }, { onSlowQuery: ignore });
await migrateDatabase();
await startJobs([job], { superviseSeconds: 1, onError: ignore });
if (ENQUEUE) {
  await inTransaction(async (tx) => {
    await enqueue(tx, job, { id: "hangs" });
    await enqueue(tx, job, { id: "waits" });
  });
}
