import { and, eq } from "drizzle-orm";
import type { Tx } from "#app/db/opening/client.server.ts";
import { document } from "#app/db/schema/documents.ts";
import type { DocumentOwner } from "../document-permissions.ts";

/** What was uploaded for a registration becomes the student's own when the registration becomes an account. */
export async function adoptDocuments(tx: Tx, from: DocumentOwner, to: DocumentOwner): Promise<void> {
  await tx
    .update(document)
    .set({ ownerKind: to.kind, ownerId: to.id })
    .where(and(eq(document.ownerKind, from.kind), eq(document.ownerId, from.id)));
}
