import type { Actor } from "#app/core/portals/permissions.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { isDocumentInUse } from "#app/features/applications/server/papers/is-document-in-use.server.ts";
import { removeDocument } from "#app/features/documents/server/remove-document.server.ts";

/** Says "inUse" for a paper that an application or a review still needs: it stays. */
export async function removeFromVault(actor: Actor, documentId: string): Promise<"remove" | "inUse"> {
  if (await isDocumentInUse(documentId)) return "inUse";
  try {
    await removeDocument(actor, documentId);
    return "remove";
  } catch (error) {
    if (isProblem(error) && error.status === 409) return "inUse";
    throw error;
  }
}
