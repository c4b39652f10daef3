import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid, notFound } from "#app/core/requests/errors.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { partnershipPermissions } from "../partnership-permissions.ts";
import { partnershipAnswers } from "./partnerships/partnership-answers.server.ts";
import { partnershipRow } from "./partnerships/partnership-row.server.ts";

const reasonText = plainText({ max: 200, min: 5, required: "Say why you need the whole number." });

/** T26: the whole PAN, for a reason that is put on record. */
export async function revealPan(actor: Actor, requestId: string, reason: string): Promise<string> {
  partnershipPermissions.assertCan(actor, "partnership.reveal");
  if (!isId(requestId)) throw notFound("There is no such partnership application.");
  const parsed = reasonText.safeParse(reason);
  if (!parsed.success) throw invalid({ reason: [parsed.error.issues[0]?.message ?? ""] });
  return inTransaction(async (tx) => {
    const row = await partnershipRow.lock(tx, requestId);
    await assertWithin(actor, "partnership", row.id, tx);
    if (row.status === "draft") throw notFound("There is no such partnership application.");
    await writeAudit(tx, {
      chain: `partnership:${row.id}`,
      actor,
      event: "partnership.pan_revealed",
      details: { reason: parsed.data },
    });
    return partnershipAnswers.open(row).panNumber ?? "";
  });
}
