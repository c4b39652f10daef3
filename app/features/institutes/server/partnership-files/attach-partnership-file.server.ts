import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { partnershipDocument } from "#app/db/schema/institutes.ts";
import { removeDocument } from "#app/features/documents/server/remove-document.server.ts";
import { storeDocument } from "#app/features/documents/server/store-document.server.ts";
import type { PartnershipFile } from "../../forms/partnership-steps.ts";
import { partnershipPermissions } from "../../partnership-permissions.ts";
import { partnershipRow } from "../partnerships/partnership-row.server.ts";

/** Takes one of the six files; a newer one takes the place of the older and is looked at anew. */
export async function attachPartnershipFile(
  actor: Actor,
  key: string,
  field: PartnershipFile,
  file: File,
): Promise<void> {
  const { id, status } = await partnershipRow.reach(key);
  partnershipPermissions.assertCan(actor, "partnership.edit", { holdsLink: true });
  if (status !== "draft" && status !== "more_info") throw tooLate();
  // The applicant has no account; the key has been checked here, so the vault takes it from us.
  const stored = await storeDocument(systemActor, { kind: "registration", id }, `partner_${field}`, file);
  const earlier = await inTransaction(async (tx) => {
    const row = await partnershipRow.lock(tx, id);
    if (row.status !== "draft" && row.status !== "more_info") return "late" as const;
    const place = and(eq(partnershipDocument.requestId, id), eq(partnershipDocument.field, field));
    const [before] = await tx.select().from(partnershipDocument).where(place);
    const values = {
      documentId: stored.id,
      status: "pending" as const,
      note: null,
      attachedAt: now(),
      checkedAt: null,
    };
    await tx
      .insert(partnershipDocument)
      .values({ requestId: id, field, ...values })
      .onConflictDoUpdate({
        target: [partnershipDocument.requestId, partnershipDocument.field],
        set: values,
      });
    return before?.documentId ?? null;
  });
  const unused = earlier === "late" ? stored.id : earlier;
  if (unused) await removeDocument(systemActor, unused);
  if (earlier === "late") throw tooLate();
}

function tooLate() {
  return conflict(
    "This application has been sent already, so its files cannot be changed now.",
    "wrong_state",
  );
}
