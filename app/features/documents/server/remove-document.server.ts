import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { enqueue } from "#app/db/jobs/jobs.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { document, documentGrant } from "#app/db/schema/documents.ts";
import { documentPermissions } from "../document-permissions.ts";
import { purgeDocumentJob } from "./document-jobs.server.ts";
import { getDocumentRow, ownerOf } from "./document-row.server.ts";

/** Gone at once for everyone; a job takes the bytes out of the store. */
export async function removeDocument(actor: Actor, documentId: string): Promise<void> {
  const row = await getDocumentRow(documentId);
  documentPermissions.assertCan(actor, "document.remove", { owner: ownerOf(row) });
  await inTransaction(async (tx) => {
    // Held, so that it cannot be shared at the same moment.
    await tx.select({ id: document.id }).from(document).where(eq(document.id, row.id)).for("update");
    const [grant] = await tx
      .select({ id: documentGrant.id })
      .from(documentGrant)
      .where(and(eq(documentGrant.documentId, row.id), isNull(documentGrant.revokedAt)))
      .limit(1);
    if (grant)
      throw conflict("This document belongs to an application that is still open, so it has to stay.");
    await tx
      .update(document)
      .set({ deletedAt: now() })
      .where(and(eq(document.id, row.id), isNull(document.deletedAt)));
    await enqueue(tx, purgeDocumentJob, { documentId: row.id });
    await writeAudit(tx, { chain: `document:${row.id}`, actor, event: "document.removed" });
  });
}
