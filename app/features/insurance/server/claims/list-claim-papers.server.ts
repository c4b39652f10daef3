import { formatDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { listDocuments } from "#app/features/documents/server/list-documents.server.ts";
import { type ClaimPaper, claimPaperKinds } from "../../claims/claim-papers.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";

export async function listClaimPapers(actor: Actor, claimId: string): Promise<ClaimPaper[]> {
  insurancePermissions.assertCan(actor, "insurance.see");
  const { documents } = await listDocuments(actor, { kind: "claim", id: claimId });
  const words: Readonly<Record<string, string>> = claimPaperKinds;
  return documents.map(({ id, kind, name, createdAt }) => ({
    id,
    kind: words[kind] ?? "Paper",
    name,
    addedOn: formatDate(new Date(createdAt)),
  }));
}
