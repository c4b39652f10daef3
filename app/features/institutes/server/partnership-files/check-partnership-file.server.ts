import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid, notFound } from "#app/core/requests/errors.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { partnershipDocument } from "#app/db/schema/institutes.ts";
import { partnershipPermissions } from "../../partnership-permissions.ts";
import { partnershipRow } from "../partnerships/partnership-row.server.ts";

const noteText = plainText({ max: 300, required: "Say what is wrong with it." });

/** What the desk found in one file: right, or wrong with a sentence the institute will read. */
export async function checkPartnershipFile(
  actor: Actor,
  given: {
    readonly requestId: string;
    readonly field: string;
    readonly status: "verified" | "defect";
    readonly note: string;
  },
): Promise<void> {
  partnershipPermissions.assertCan(actor, "partnership.work_desk");
  if (!isId(given.requestId)) throw notFound("There is no such partnership application.");
  const note = given.status === "defect" ? noteText.safeParse(given.note) : null;
  if (note && !note.success) throw invalid({ [`note_${given.field}`]: ["Say what is wrong with it."] });
  await inTransaction(async (tx) => {
    const row = await partnershipRow.lock(tx, given.requestId);
    await assertWithin(actor, "partnership", row.id, tx);
    if (row.status !== "under_review") {
      throw conflict("Documents are checked while the application is under review.", "wrong_state");
    }
    const isThisFile = and(
      eq(partnershipDocument.requestId, row.id),
      eq(partnershipDocument.field, given.field.slice(0, 40)),
    );
    const [file] = await tx.select().from(partnershipDocument).where(isThisFile).for("update");
    if (!file) throw notFound();
    const found = { status: given.status, note: note?.data ?? null };
    await tx
      .update(partnershipDocument)
      .set({ ...found, checkedAt: now() })
      .where(isThisFile);
    await writeAudit(tx, {
      chain: `partnership:${row.id}`,
      actor,
      event: "partnership.file_checked",
      subject: `document:${file.documentId}`,
      from: file.status,
      to: given.status,
      details: { field: given.field, before: { note: file.note }, after: { note: found.note } },
    });
  });
}
