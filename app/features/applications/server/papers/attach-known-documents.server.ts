import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { applicationDocument } from "#app/db/schema/applications.ts";
import { listDocuments } from "#app/features/documents/server/list-documents.server.ts";
import type { ExtraDocument } from "../../rules/extra-documents.ts";
import { knownDocuments } from "../../rules/known-documents.ts";

/** "A document uploaded once is offered again": the newest of each kind stands in the form at once. */
export async function attachKnownDocuments(
  tx: Tx,
  actor: Actor,
  applicationId: string,
  extras: readonly ExtraDocument[],
): Promise<void> {
  const { documents } = await listDocuments(actor, { kind: "student", id: actor.studentId ?? "" });
  const rows = knownDocuments(documents, extras).map(({ field, document }) => ({
    applicationId,
    field,
    documentId: document.id,
    attachedAt: now(),
    source: "vault" as const,
  }));
  if (rows.length > 0) await tx.insert(applicationDocument).values(rows);
}
