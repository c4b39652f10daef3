import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { enqueue } from "#app/db/jobs/jobs.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { bulkDecision } from "#app/db/schema/reviews.ts";
import { assertSecondPerson } from "#app/features/identity/server/second-person/assert-second-person.server.ts";
import { bulkMachine } from "../../bulk-status.ts";
import { reviewPermissions } from "../../review-permissions.ts";
import { deskOf } from "../lists/review-rows.server.ts";
import { runBulkJob } from "./run-bulk-job.server.ts";

/** A second person confirms it, or somebody cancels it. Once: whoever comes later is told (T39). */
export async function settleBulk(actor: Actor, id: string, event: "confirm" | "cancel"): Promise<void> {
  const { instituteId } = deskOf(actor);
  await inTransaction(async (tx) => {
    const [bulk] = isId(id)
      ? await tx.select().from(bulkDecision).where(eq(bulkDecision.id, id)).for("update")
      : [];
    if (!bulk || bulk.instituteId !== instituteId) throw notFound();
    if (event === "confirm") {
      await assertSecondPerson(tx, actor, bulk.preparedBy);
      reviewPermissions.assertCan(actor, "review.confirm_bulk", bulk);
    } else reviewPermissions.assertCan(actor, "review.cancel_bulk", bulk);
    const status = next(bulkMachine, bulk.status, event, actor);
    await tx
      .update(bulkDecision)
      .set({ status, settledBy: actor.userId, settledAt: now() })
      .where(eq(bulkDecision.id, id));
    await writeAudit(tx, {
      chain: `bulk:${id}`,
      actor,
      event: `bulk.${event}`,
      from: bulk.status,
      to: status,
    });
    if (event === "confirm") await enqueue(tx, runBulkJob, { bulkId: id });
  });
}
