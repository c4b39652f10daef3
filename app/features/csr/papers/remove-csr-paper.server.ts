import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { csrPaper } from "#app/db/schema/csr-papers.ts";
import { removeDocument } from "#app/features/documents/server/remove-document.server.ts";
import { givingPermissions } from "#app/features/giving/giving-permissions.ts";

/** A wrong file goes, with its bytes; that it was there stays in the audit. Pressed twice it is one. */
export async function removeCsrPaper(actor: Actor, paperId: string): Promise<void> {
  const [row] = isId(paperId) ? await database().select().from(csrPaper).where(eq(csrPaper.id, paperId)) : [];
  if (!row) throw notFound();
  givingPermissions.assertCan(actor, "giving.keep_papers", row);
  const isMine = await inTransaction(async (tx) => {
    const [gone] = await tx
      .update(csrPaper)
      .set({ removedAt: now() })
      .where(and(eq(csrPaper.id, row.id), isNull(csrPaper.removedAt)))
      .returning({ id: csrPaper.id });
    if (!gone) return false;
    await writeAudit(tx, {
      chain: `organisation:${row.organisationId}`,
      actor,
      event: "csr.paper_removed",
      subject: `csr-paper:${row.id}`,
      details: { kind: row.kind, documentId: row.documentId },
    });
    return true;
  });
  if (isMine) await removeDocument(actor, row.documentId);
}
