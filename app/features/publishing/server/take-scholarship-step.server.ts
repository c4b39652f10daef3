import { z } from "zod";
import { parseForm } from "#app/core/forms/form.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { badRequest } from "#app/core/requests/errors.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { readImportFile } from "#app/features/scholarships/catalogue/import-format.ts";
import {
  type ImportReport,
  importScholarships,
} from "#app/features/scholarships/server/catalogue/import-scholarships.server.ts";
import { confirmFacts } from "#app/features/scholarships/server/facts/confirm-facts.server.ts";
import { publishScholarship } from "#app/features/scholarships/server/lifecycle/publish-scholarship.server.ts";
import { judgePartnerScholarship } from "./judge-partner-scholarship.server.ts";
import { moveAndTell } from "./move-and-tell.server.ts";

const stepSchema = z.object({
  id: z.uuid("Reload the page and try again."),
  reason: plainText({ max: 500 }).optional(),
});

export type DeskAnswer = { report?: ImportReport; errors?: Record<string, string[]>; isDry?: boolean };

/** A button of the scholarship desk; null when there is nothing to say but the list itself. */
export async function takeScholarshipStep(actor: Actor, fields: FormData): Promise<DeskAnswer | null> {
  const event = fields.get("event");
  if (event === "import" || event === "try") return importFile(actor, fields, event === "try");
  const { value } = await parseForm(fields, stepSchema);
  if (value === undefined) throw badRequest();
  const { id, reason } = value;
  if (event === "publish") await publishScholarship(actor, id);
  else if (event === "close" || event === "reopen" || event === "pause" || event === "resume")
    await moveAndTell(actor, id, { event });
  else if (event === "approve") await judgePartnerScholarship(actor, id, { approve: true, reason: "" });
  else if (event === "return") {
    if (!reason) return { errors: { reason: ["Write what has to change."] } };
    await judgePartnerScholarship(actor, id, { approve: false, reason });
  } else if (event === "confirm") await confirmFacts(actor, id);
  else throw badRequest("There is no such button.");
  return null;
}

async function importFile(actor: Actor, fields: FormData, dryRun: boolean): Promise<DeskAnswer> {
  const file = fields.get("file");
  const kind = file instanceof File ? /\.(csv|json)$/i.exec(file.name)?.[1]?.toLowerCase() : undefined;
  if (!(file instanceof File) || (kind !== "csv" && kind !== "json")) {
    return { errors: { file: ["Choose a CSV or JSON file."] } };
  }
  const read = readImportFile(await file.text(), kind);
  // A record belongs to one collection; the desk may also bring the whole catalogue up to date.
  const source = fields.get("source") === "catalogue" ? "catalogue" : "desk";
  return {
    report: await importScholarships(actor, read, { source, dryRun, announce: true }),
    isDry: dryRun,
  };
}
