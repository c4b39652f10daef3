import type { Actor } from "#app/core/portals/permissions.ts";
import { listDocuments } from "#app/features/documents/server/list-documents.server.ts";
import type { OwnPapers } from "#app/features/scholarships/views/own-state.ts";
import { listPaperStates } from "./list-paper-states.server.ts";

/** L44: how the student's newest paper of each kind stands, for the list of papers on a scholarship's page. */
export async function listOwnPapers(actor: Actor): Promise<OwnPapers> {
  if (!actor.studentId) return {};
  const [{ documents }, states] = await Promise.all([
    listDocuments(actor, { kind: "student", id: actor.studentId }),
    listPaperStates(actor),
  ]);
  // Newest first: the last one written into the record is to be the newest.
  return Object.fromEntries(
    documents.toReversed().map(({ id, kind }) => [kind, states.get(id)?.state ?? "kept"] as const),
  );
}
