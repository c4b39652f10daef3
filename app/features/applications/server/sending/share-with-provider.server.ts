import type { Actor } from "#app/core/portals/permissions.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { shareDocuments } from "#app/features/documents/server/share-documents.server.ts";
import type { DraftFacts } from "../drafts/judge-draft.server.ts";
import type { ApplicationRow } from "../lists/application-row.server.ts";

/** Whoever runs the scholarship here may read the papers while it is with them. */
export async function shareWithProvider(
  tx: Tx,
  actor: Actor,
  row: ApplicationRow,
  { scholarship, documents }: Pick<DraftFacts, "scholarship" | "documents">,
): Promise<void> {
  if (!scholarship?.runHere || !scholarship.ownerId || scholarship.ownerKind === "catalogue") return;
  const kind = scholarship.ownerKind === "institute" ? "institute" : "organisation";
  const ids = documents.map(({ id }) => id);
  await shareDocuments(tx, actor, ids, { kind, id: scholarship.ownerId }, row.id);
}
