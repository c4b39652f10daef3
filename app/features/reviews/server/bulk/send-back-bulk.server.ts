import { and, eq, inArray, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { bulkDecision, bulkDecisionItem } from "#app/db/schema/reviews.ts";
import { assertSecondPerson } from "#app/features/identity/server/second-person/assert-second-person.server.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { bulkMachine, SENT_BACK } from "../../bulk-status.ts";
import type { SendBackInput } from "../../forms/review-forms.ts";
import { reviewPermissions } from "../../review-permissions.ts";
import { deskOf } from "../lists/review-rows.server.ts";

/** The second person takes some out, with a reason: these stay as they are, the rest can be confirmed (D8). */
export async function sendBackBulk(actor: Actor, { bulkId, back, reason }: SendBackInput): Promise<void> {
  const { instituteId } = deskOf(actor);
  await inTransaction(async (tx) => {
    const [bulk] = await tx.select().from(bulkDecision).where(eq(bulkDecision.id, bulkId)).for("update");
    if (!bulk || bulk.instituteId !== instituteId) throw notFound();
    await assertSecondPerson(tx, actor, bulk.preparedBy);
    reviewPermissions.assertCan(actor, "review.confirm_bulk", bulk);
    if (bulk.status !== "waiting") throw conflict("This decision about many was settled meanwhile.");
    const untried = and(eq(bulkDecisionItem.bulkId, bulkId), isNull(bulkDecisionItem.outcome));
    const sent = await tx
      .update(bulkDecisionItem)
      .set({ outcome: "refused", problem: `${SENT_BACK}${reason}` })
      .where(and(untried, inArray(bulkDecisionItem.applicationId, back)))
      .returning({ id: bulkDecisionItem.applicationId });
    if (sent.length === 0) throw conflict("These were sent back meanwhile.");
    await writeAudit(tx, {
      chain: `bulk:${bulkId}`,
      actor,
      event: "bulk.sent_back",
      details: { applications: sent.map(({ id }) => id), reason },
    });
    const left = await tx.$count(bulkDecisionItem, untried);
    if (left === 0) {
      const status = next(bulkMachine, bulk.status, "cancel", actor);
      const settled = { status, settledBy: actor.userId, settledAt: now() };
      await tx.update(bulkDecision).set(settled).where(eq(bulkDecision.id, bulkId));
      await writeAudit(tx, {
        chain: `bulk:${bulkId}`,
        actor,
        event: "bulk.cancel",
        from: bulk.status,
        to: status,
      });
    }
    await notify(tx, bulk.preparedBy, {
      type: "warning",
      title: sent.length === 1 ? "1 application was sent back" : `${sent.length} applications were sent back`,
      message: `${actor.name ?? "The second person"} took them out of a decision about many: ${reason}`,
      link: instituteId === null ? "/admin/applications" : "/institute/dashboard?tab=applications",
    });
  });
}
