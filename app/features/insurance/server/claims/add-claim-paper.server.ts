import { eq } from "drizzle-orm";
import type { z } from "zod";
import { isId } from "#app/core/id.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { invalid, notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { claim } from "#app/db/schema/claims.ts";
import { storeSentFile } from "#app/features/documents/server/uploads/store-sent-file.server.ts";
import { claimPaperKinds } from "../../claims/claim-papers.ts";
import type { claimPaperSchema } from "../../forms/claim-paper.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";

/** A bill or report to the claim, cleaned and sealed by the vault. */
export async function addClaimPaper(
  actor: Actor,
  claimId: string,
  { kind, paper, refusal }: z.output<typeof claimPaperSchema> & { refusal?: string | undefined },
): Promise<void> {
  insurancePermissions.assertCan(actor, "insurance.record_claim");
  const [row] = isId(claimId)
    ? await database().select({ id: claim.id }).from(claim).where(eq(claim.id, claimId))
    : [];
  if (!row) throw notFound("There is no such claim.");
  const sent = {
    field: "paper",
    file: paper instanceof File ? paper : null,
    refusal,
    language: "en" as const,
  };
  // The vault knows nothing of claims: who may was asked above.
  const documentId = await storeSentFile(systemActor, { kind: "claim", id: claimId }, kind, sent);
  if (!documentId) throw invalid({ paper: ["Choose the file."] });
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `claim:${claimId}`,
      actor,
      event: "claim.paper_added",
      details: { after: { paper: claimPaperKinds[kind] }, documentId },
    }),
  );
}
