import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { removeDocument } from "#app/features/documents/server/remove-document.server.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { listClaimPapers } from "./list-claim-papers.server.ts";

/** A paper that came to the wrong claim leaves it. */
export async function removeClaimPaper(actor: Actor, claimId: string, documentId: string): Promise<void> {
  insurancePermissions.assertCan(actor, "insurance.record_claim");
  const paper = (await listClaimPapers(actor, claimId)).find(({ id }) => id === documentId);
  if (!paper) throw notFound("There is no such paper on this claim.");
  await removeDocument(systemActor, documentId);
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `claim:${claimId}`,
      actor,
      event: "claim.paper_removed",
      details: { before: { paper: paper.kind }, after: { paper: null }, documentId },
    }),
  );
}
