import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { systemActor } from "#app/core/portals/permissions.ts";
import { projectRoot } from "#app/db/migrating/project-root.server.ts";
import { readImportFile } from "../catalogue/import-format.ts";
import type { ImportReport } from "../server/catalogue/import-scholarships.server.ts";
import { importScholarships } from "../server/catalogue/import-scholarships.server.ts";

/** The name under which the project's own catalogue is kept. */
export const catalogueSource = "catalogue";

/** What the catalogue is read from; also part of what says whether a demo world is up to date. */
export function catalogueFiles(): string[] {
  const folder = join(projectRoot(), "app", "features", "scholarships", "data");
  return ["catalogue-national.json", "catalogue-state.json"].map((name) => join(folder, name));
}

/**
 * The catalogue of real schemes, the twenty sample records first. By the same import as any other file; it is
 * no news to anybody, so nobody is told.
 */
export async function buildScholarshipsDemo(): Promise<ImportReport> {
  const files = await Promise.all(
    catalogueFiles().map(async (path) => readImportFile(await readFile(path, "utf8"), "json")),
  );
  const records = files
    .flatMap((file) => file.records)
    .map(({ value }, index) => ({ row: index + 1, value }));
  const file = { records, problems: files.flatMap(({ problems }) => problems) };
  const report = await importScholarships(systemActor, file, { source: catalogueSource, announce: false });
  if (report.bad.length > 0) throw new Error(`The catalogue has ${report.bad.length} bad records`);
  return report;
}
