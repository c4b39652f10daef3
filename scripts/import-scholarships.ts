// npm run import:scholarships -- FILE [--dry-run] [--source NAME] [--quietly]
import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { parseArgs } from "node:util";
import { systemActor } from "#app/core/portals/permissions.ts";
import { readImportFile } from "#app/features/scholarships/catalogue/import-format.ts";
import { importScholarships } from "#app/features/scholarships/server/catalogue/import-scholarships.server.ts";
import { withDatabase } from "./with-database.ts";

const usage = `npm run import:scholarships -- FILE.json|FILE.csv [--dry-run] [--source NAME] [--quietly]
  --dry-run   check every row, also against the database, and write nothing
  --source    the name of the collection (the file's name if left out); with the slug it says what is what
  --quietly   do not announce new scholarships to students`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    "dry-run": { type: "boolean", default: false },
    source: { type: "string" },
    quietly: { type: "boolean", default: false },
  },
});
const [path] = positionals;
const kind = path ? extname(path).toLowerCase() : "";
if (!path || (kind !== ".json" && kind !== ".csv")) {
  console.error(usage);
  process.exit(2);
}

const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
  console.error(`The file ${path} cannot be read (${error.code ?? error.message}).`);
  process.exit(2);
});

await withDatabase(async () => {
  const isDry = values["dry-run"];
  const report = await importScholarships(
    systemActor,
    readImportFile(text, kind === ".csv" ? "csv" : "json"),
    {
      source: values.source ?? basename(path, extname(path)),
      dryRun: isDry,
      announce: !values.quietly,
      onProgress: (done, of) => {
        if (of > 400) console.log(`${done} of ${of} rows`);
      },
    },
  );
  for (const { row, slug, messages } of report.bad) {
    console.log(`Row ${row}${slug ? ` (${slug})` : ""}:`);
    for (const message of messages) console.log(`  ${message}`);
  }
  for (const { row, slug, isNew, changes } of report.plan) {
    console.log(`Row ${row} (${slug}): ${isNew ? "new" : "changed"}`);
    for (const { field, before, after } of changes) console.log(`  ${field}: ${before} → ${after}`);
  }
  console.log(
    `${isDry ? "Dry run, nothing written. " : ""}${report.rows} rows: ${report.created} new, ${report.updated} changed, ` +
      `${report.unchanged} unchanged, ${report.bad.length} bad.`,
  );
  if (report.bad.length > 0) process.exitCode = 1;
});
