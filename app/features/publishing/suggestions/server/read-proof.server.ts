import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { readDocument } from "#app/features/documents/server/read-document.server.ts";
import { suggestionPermissions } from "../../suggestion-permissions.ts";
import { suggestionRow } from "./suggestion-row.server.ts";

/** The file somebody sent as proof: a stranger's PDF is shown as pictures only (T59), and each reading is written down. */
export async function readProof(
  actor: Actor,
  suggestionId: string,
  options: { readonly page?: number } = {},
): Promise<{ bytes: Buffer<ArrayBuffer>; headers: Headers }> {
  suggestionPermissions.assertCan(actor, "suggestion.see");
  const { documentId } = await suggestionRow.get(suggestionId);
  if (!documentId) throw notFound();
  const { bytes, headers } = await readDocument(systemActor, documentId, { ...options, isForStaff: true });
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `document:${documentId}`,
      actor,
      event: "document.read",
      details: { suggestion: suggestionId },
    }),
  );
  return { bytes, headers };
}
