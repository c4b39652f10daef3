import { and, inArray } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId, newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { document, documentGrant } from "#app/db/schema/documents.ts";
import { documentPermissions } from "../document-permissions.ts";
import { isThere, ownerOf } from "./document-row.server.ts";

export type Grantee = { kind: "institute" | "organisation" | "user"; id: string };

/**
 * Lets somebody read documents because of a subject, such as the institute an application goes to. Every
 * document must be the actor's own: an id picked up elsewhere is "not found" (T13).
 */
export async function shareDocuments(
  tx: Tx,
  actor: Actor,
  documentIds: readonly string[],
  grantee: Grantee,
  subjectId: string,
): Promise<void> {
  const wanted = [...new Set(documentIds)];
  if (wanted.length === 0) return;
  if (!wanted.every(isId)) throw notFound();
  const rows = await tx
    .select({ id: document.id, ownerKind: document.ownerKind, ownerId: document.ownerId })
    .from(document)
    .where(and(inArray(document.id, wanted), isThere))
    // Held, so that none of them can be removed at the same moment; in one order, so that two never wait in a circle.
    .orderBy(document.id)
    .for("update");
  if (rows.length !== wanted.length) throw notFound();
  for (const row of rows) documentPermissions.assertCan(actor, "document.share", { owner: ownerOf(row) });
  await tx
    .insert(documentGrant)
    .values(
      rows.map((row) => ({
        id: newId(),
        documentId: row.id,
        granteeKind: grantee.kind,
        granteeId: grantee.id,
        subjectId,
        grantedAt: now(),
      })),
    )
    .onConflictDoNothing();
}
