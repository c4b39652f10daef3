// npm run restore -- <folder> [--force]
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { env } from "#app/core/env.server.ts";
import { placeKeys, restoreBackup } from "#app/db/restore-backup.server.ts";
import { sealFiles } from "#app/db/seal-files.server.ts";
import { withDatabase } from "./with-database.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: "boolean", default: false } },
});
const [given] = positionals;
if (!given) {
  console.error("Name the backup's folder: npm run restore -- backups/scholarsetu-… [--force]");
  process.exit(1);
}
const folder = resolve(given);
if (await placeKeys(folder, resolve(process.env.DATA_DIR || "data")))
  console.log("The backup's keys were put in place.");

await withDatabase(async () => {
  const manifest = await restoreBackup({
    dataDir: env().DATA_DIR,
    folder,
    force: values.force,
    say: (line) => console.log(line),
  });
  const aside = sealFiles.setAside();
  if (aside) console.log(`The seals given out before are kept in ${aside}.`);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored ${rows} rows of ${manifest.tables.length} tables, as of ${manifest.createdAt}.`);
});
