import { now } from "#app/core/clock.ts";
import { invalid } from "#app/core/errors.ts";
import { fieldErrorsOf, plainMessage } from "#app/core/form.ts";
import type { Actor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { scholarshipInputSchema } from "../scholarship-record.ts";
import { scholarshipPermissions } from "../scholarships-permissions.ts";
import { nextRevision } from "./catalogue-version.server.ts";
import { lockScholarship } from "./lock-scholarship.server.ts";
import { contentColumns } from "./scholarship-row.server.ts";
import { storeScholarships } from "./store-scholarships.server.ts";

/** New words and rules for a scholarship. Its address, number, owner and status stay. */
export async function updateScholarship(
  actor: Actor,
  id: string,
  input: unknown,
  { seenRevision }: { seenRevision?: number } = {},
): Promise<void> {
  const parsed = scholarshipInputSchema.safeParse(input, { error: plainMessage });
  await inTransaction(async (tx) => {
    const { criteria: _, ...row } = await lockScholarship(tx, id, seenRevision);
    scholarshipPermissions.assertCan(actor, "scholarship.update", row);
    if (!parsed.success) throw invalid(fieldErrorsOf(parsed.error));
    const content = parsed.data;
    const columns = contentColumns(content);
    const revision = await nextRevision(tx);
    await storeScholarships(tx, [
      {
        // What an import of the catalogue wrote is no longer what the file says.
        row: { ...row, ...columns, contentHash: null, revision, updatedAt: now() },
        criteria: content.criteria,
        cycles: content.cycles,
      },
    ]);
    const changed = Object.entries(columns)
      .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(row[key as keyof typeof row]))
      .map(([key]) => key);
    await writeAudit(tx, {
      chain: `scholarship:${id}`,
      actor,
      event: "scholarship.update",
      details: { changed, before: only(row, changed), after: only(columns, changed) },
    });
  });
}

function only(values: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, values[key] ?? null]));
}
