// npm run backup -- [folder] [--with-keys]
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { env } from "#app/core/env.server.ts";
import { writeBackup } from "#app/db/write-backup.server.ts";
import { withDatabase } from "./with-database.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "with-keys": { type: "boolean", default: false } },
});
const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
const folder = resolve(positionals[0] ?? `backups/scholarsetu-${moment}`);

await withDatabase(async () => {
  const settings = env();
  const manifest = await writeBackup({
    dataDir: settings.DATA_DIR,
    folder,
    filesOnDisk: settings.FILE_STORE === "disk",
    withKeys: values["with-keys"],
    say: (line) => console.log(line),
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Backed up ${rows} rows of ${manifest.tables.length} tables to ${folder}`);
  if (!manifest.files)
    console.log("Documents are in S3 and not part of this backup: use the bucket's versioning.");
  if (manifest.hasKeys)
    console.log("The keys are in it: whoever has this folder can read everything. Keep it safe.");
  else {
    console.log(
      "The keys are not in it. Without them encrypted fields and documents cannot be read: keep APP_SECRET and " +
        "ENCRYPTION_KEYS (or keys.json of the data folder) in another safe place, or use --with-keys.",
    );
  }
});
