import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import { instituteTabPath } from "#app/core/portals/institute-tabs.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { enqueue } from "#app/db/jobs/jobs.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { bulkDecision } from "#app/db/schema/reviews.ts";
import { assertSecondPerson } from "#app/features/identity/server/second-person/assert-second-person.server.ts";
import { refuseWithReason } from "#app/features/identity/server/second-person/refuse-with-reason.server.ts";
import { bulkMachine } from "../../bulk-status.ts";
import { bulkVerdictWords } from "../../bulk-view.ts";
import { reviewPermissions } from "../../review-permissions.ts";
import { deskOf } from "../lists/review-rows.server.ts";
import { runBulkJob } from "./run-bulk-job.server.ts";

/**
 * A second person confirms it or says no with a reason, which whoever prepared it reads at once; or it is taken back.
 * Once: whoever comes later is told (T39).
 */
export async function settleBulk(
  actor: Actor,
  id: string,
  event: "confirm" | "cancel",
  reason?: string,
): Promise<void> {
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
    const why = event === "cancel" ? await sayNo(tx, actor, bulk, reason) : null;
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
      ...(why && { details: { reason: why } }),
    });
    if (event === "confirm") await enqueue(tx, runBulkJob, { bulkId: id });
  });
}

function sayNo(
  tx: Tx,
  actor: Actor,
  { id, instituteId, preparedBy, verdict }: typeof bulkDecision.$inferSelect,
  reason: string | undefined,
): Promise<string | null> {
  const link = instituteId === null ? "/admin/applications" : instituteTabPath("applications");
  const title = `The decision about many (${bulkVerdictWords[verdict]}) was cancelled`;
  return refuseWithReason(tx, actor, { preparedBy, title, link, key: `bulk:${id}` }, reason);
}
