import { eq } from "drizzle-orm";
import { istDate, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { isOfficialSource } from "../../catalogue/official-source.ts";
import { scholarshipPermissions } from "../../scholarships-permissions.ts";
import { nextRevision } from "../catalogue/catalogue-version.server.ts";
import { lockScholarship } from "../lifecycle/lock-scholarship.server.ts";

/**
 * Somebody compared the record with its sources today and found it right. It is "confirmed" only where the provider's
 * own notice is among them (P6): a newspaper that was read again is still a newspaper.
 */
export async function confirmFacts(actor: Actor, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const row = await lockScholarship(tx, id);
    scholarshipPermissions.assertCan(actor, "scholarship.update", row);
    const checkedOn = istDate(now());
    const confidence = row.sources.some((source) => isOfficialSource(source, row.website))
      ? "high"
      : row.confidence;
    await tx
      .update(scholarship)
      .set({ checkedOn, confidence, revision: await nextRevision(tx), updatedAt: now() })
      .where(eq(scholarship.id, id));
    await writeAudit(tx, {
      chain: `scholarship:${id}`,
      actor,
      event: "scholarship.facts_confirmed",
      from: row.checkedOn,
      to: checkedOn,
      details: {
        before: { checkedOn: row.checkedOn, confidence: row.confidence },
        after: { checkedOn, confidence },
      },
    });
  });
}
