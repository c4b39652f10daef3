import { and, eq, inArray, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { enqueue } from "#app/db/jobs/jobs.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { document, documentGrant } from "#app/db/schema/documents.ts";
import type { DocumentOwner } from "../document-permissions.ts";
import { purgeDocumentJob } from "./document-jobs.server.ts";

/** Removes everything one owner kept, shared or not: for the erasure of an account (T36). Says how many. */
export async function eraseDocuments(tx: Tx, owner: DocumentOwner): Promise<number> {
  const erased = await tx
    .update(document)
    .set({ deletedAt: now() })
    .where(
      and(eq(document.ownerKind, owner.kind), eq(document.ownerId, owner.id), isNull(document.deletedAt)),
    )
    .returning({ id: document.id });
  if (erased.length === 0) return 0;
  const ids = erased.map(({ id }) => id);
  await tx.update(documentGrant).set({ revokedAt: now() }).where(inArray(documentGrant.documentId, ids));
  for (const documentId of ids) await enqueue(tx, purgeDocumentJob, { documentId });
  return erased.length;
}
