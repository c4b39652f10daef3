// npm run verify-audit: reads the whole audit log and names the first broken row of each chain.
import { verifyAudit } from "#app/db/verify-audit.server.ts";
import { withDatabase } from "./with-database.ts";

await withDatabase(async () => {
  const { entries, chains, seals, problems } = await verifyAudit();
  console.log(`Read ${entries} entries in ${chains} chains, and ${seals} seals.`);
  for (const { message } of problems) console.error(message);
  console.log(problems.length === 0 ? "The audit log is whole." : `${problems.length} chains are broken.`);
  if (problems.length > 0) process.exitCode = 1;
});
