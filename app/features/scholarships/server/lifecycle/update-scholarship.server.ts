import { now } from "#app/core/clock.ts";
import { fieldErrorsOf, plainMessage } from "#app/core/forms/form.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { changedFields } from "#app/db/audit/changed-fields.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { scholarshipInputSchema } from "../../catalogue/scholarship-record.ts";
import { noteChange } from "../../keeping/note-change.server.ts";
import { scholarshipPermissions } from "../../scholarships-permissions.ts";
import { nextRevision } from "../catalogue/catalogue-version.server.ts";
import { storeScholarships } from "../catalogue/store-scholarships.server.ts";
import { contentColumns } from "../scholarship-row.server.ts";
import { listAuditedContent } from "./list-audited-content.server.ts";
import { lockScholarship } from "./lock-scholarship.server.ts";

/** New words and rules for a scholarship. Its address, number, owner and status stay. */
export async function updateScholarship(
  actor: Actor,
  id: string,
  input: unknown,
  { seenRevision, reason }: { seenRevision?: number; reason?: string | undefined } = {},
): Promise<void> {
  const parsed = scholarshipInputSchema.safeParse(input, { error: plainMessage });
  await inTransaction(async (tx) => {
    const { criteria: _, ...row } = await lockScholarship(tx, id, seenRevision);
    scholarshipPermissions.assertCan(actor, "scholarship.update", row);
    if (!parsed.success) throw invalid(fieldErrorsOf(parsed.error));
    const content = parsed.data;
    const [before] = (await listAuditedContent(tx, [id])).values();
    const revision = await nextRevision(tx);
    await storeScholarships(tx, [
      {
        // What an import of the catalogue wrote is no longer what the file says.
        row: { ...row, ...contentColumns(content), contentHash: null, revision, updatedAt: now() },
        criteria: content.criteria,
        cycles: content.cycles,
      },
    ]);
    const [after] = (await listAuditedContent(tx, [id])).values();
    await writeAudit(tx, {
      chain: `scholarship:${id}`,
      actor,
      event: "scholarship.update",
      details: { ...changedFields(before ?? {}, after ?? {}), ...(reason && { reason }) },
    });
    await noteChange(tx, { id, revision }, before, after);
  });
}
