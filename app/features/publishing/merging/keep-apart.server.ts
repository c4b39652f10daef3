import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { scholarshipApart } from "#app/db/schema/scholarships.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";
import { lockScholarship } from "#app/features/scholarships/server/lifecycle/lock-scholarship.server.ts";

/** Somebody has looked: these are two scholarships, and the list asks no more. */
export async function keepApart(actor: Actor, oneId: string, otherId: string): Promise<void> {
  scholarshipPermissions.assertCan(actor, "scholarship.merge");
  if (oneId === otherId) throw notFound();
  await inTransaction(async (tx) => {
    const pair = [await lockScholarship(tx, oneId), await lockScholarship(tx, otherId)];
    const [first, second] = pair.toSorted((a, b) => a.number - b.number);
    if (!first || !second) throw notFound();
    await tx
      .insert(scholarshipApart)
      .values({ firstId: first.id, secondId: second.id, at: now() })
      .onConflictDoNothing();
    await writeAudit(tx, {
      chain: `scholarship:${second.id}`,
      actor,
      event: "scholarship.kept_apart",
      details: { reason: first.title, other: first.id },
    });
  });
}
