import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { readImportFile } from "#app/features/scholarships/catalogue/import-format.ts";
import {
  type ImportReport,
  importScholarships,
} from "#app/features/scholarships/server/catalogue/import-scholarships.server.ts";

/** A file of the desk's, checked only or taken over. */
export async function importDeskFile(
  actor: Actor,
  file: unknown,
  { source, dryRun }: { source: string | undefined; dryRun: boolean },
): Promise<ImportReport> {
  const kind = file instanceof File ? /\.(csv|json)$/i.exec(file.name)?.[1]?.toLowerCase() : undefined;
  if (!(file instanceof File) || (kind !== "csv" && kind !== "json")) {
    throw invalid({ file: ["Choose a CSV or JSON file."] });
  }
  // A record belongs to one collection; the desk may also bring the whole catalogue up to date.
  return importScholarships(actor, readImportFile(await file.text(), kind), {
    source: source === "catalogue" ? "catalogue" : "desk",
    dryRun,
    announce: true,
  });
}
