// npm run verify-audit: reads the whole audit log and names the first broken row of each chain.
//   npm run verify-audit -- --seals seals.jsonl   holds it against seals that an auditor kept, too.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readSealLines } from "#app/db/audit/given-seal.ts";
import { verifyAudit } from "#app/db/audit/verify-audit.server.ts";
import { withDatabase } from "./with-database.ts";

const { values } = parseArgs({ options: { seals: { type: "string", multiple: true, default: [] } } });
const given = values.seals.flatMap((path) => readSealLines(readFileSync(path, "utf8")));

await withDatabase(async () => {
  const { entries, chains, seals, problems } = await verifyAudit(given);
  console.log(`Read ${entries} entries in ${chains} chains, and ${seals} seals.`);
  if (values.seals.length > 0) console.log(`Held against ${given.length} seals from outside.`);
  for (const { message } of problems) console.error(message);
  console.log(problems.length === 0 ? "The audit log is whole." : `${problems.length} chains are broken.`);
  if (problems.length > 0) process.exitCode = 1;
});
