import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";

export type ScholarshipRow = typeof scholarship.$inferSelect;

/**
 * The row to be changed, held until the transaction ends. `seenRevision` is what the editor had in front of
 * them: another one means that somebody was faster.
 */
export async function lockScholarship(tx: Tx, id: string, seenRevision?: number): Promise<ScholarshipRow> {
  const [row] = isId(id)
    ? await tx.select().from(scholarship).where(eq(scholarship.id, id)).for("update")
    : [];
  if (!row) throw notFound("We could not find this scholarship.");
  if (seenRevision !== undefined && seenRevision !== row.revision) throw conflict();
  return row;
}
