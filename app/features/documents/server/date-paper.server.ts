import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { document } from "#app/db/schema/documents.ts";
import { documentPermissions } from "../document-permissions.ts";
import type { PaperDates } from "../paper-dates.ts";
import { lastDayByRule } from "../paper-validity.ts";
import { getDocumentRow, ownerOf } from "./document-row.server.ts";

/** Writes down what stands on a paper: until when it is valid, or the day from which the rule for its kind counts. */
export async function datePaper(
  actor: Actor,
  documentId: string,
  { issuedOn, validUntil }: PaperDates,
): Promise<void> {
  const row = await getDocumentRow(documentId);
  documentPermissions.assertCan(actor, "document.date", { owner: ownerOf(row) });
  // Its issuer signed the day that stands on it.
  if (row.issuer) throw conflict("The date came with this document from its issuer.", "from_issuer");
  const until = validUntil ?? (issuedOn && lastDayByRule(row.kind, issuedOn));
  if (row.issuedOn === issuedOn && row.validUntil === until) return;
  await inTransaction(async (tx) => {
    // Another end is another thing to be told of.
    await tx
      .update(document)
      .set({ issuedOn, validUntil: until, endTold: null })
      .where(eq(document.id, row.id));
    await writeAudit(tx, {
      chain: `document:${row.id}`,
      actor,
      event: "document.dated",
      details: { issuedOn, validUntil: until },
    });
  });
}
