// The process that bench/morning.ts starts, kills and starts again: the morning's parts that grow with the students,
// as the job runs them. Its last line is what it did.
import { writeSync } from "node:fs";
import { env } from "#app/core/settings/env.server.ts";
import { closeDatabase, connectDatabase, onJobConnections } from "#app/db/opening/client.server.ts";
import { announceScholarships } from "#app/features/scholarships/server/alerts/announce-scholarships.server.ts";
import { composeDigests } from "#app/features/scholarships/server/alerts/compose-digests.server.ts";

await connectDatabase(env(), { onSlowQuery: () => undefined });
await onJobConnections(async () => {
  const began = performance.now();
  await announceScholarships();
  const matched = performance.now();
  await composeDigests();
  const composed = performance.now();
  writeSync(
    1,
    JSON.stringify({
      matchMs: matched - began,
      digestMs: composed - matched,
      peakMb: process.resourceUsage().maxRSS / 1024,
    }),
  );
});
await closeDatabase();
