import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { enqueue } from "#app/db/jobs/jobs.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { groupMessage } from "#app/db/schema/group-messages.ts";
import { assertSecondPerson } from "#app/features/identity/server/second-person/assert-second-person.server.ts";
import { refuseWithReason } from "#app/features/identity/server/second-person/refuse-with-reason.server.ts";
import { reviewPermissions } from "../review-permissions.ts";
import { deskOf } from "../server/lists/review-rows.server.ts";
import { groupMessageMachine, groupMessagePath } from "./group-message-status.ts";
import { sendGroupJob } from "./send-group-job.server.ts";
import { wordsFor } from "./words-for.ts";

/**
 * A second person agrees and it is sent, or says no with a reason, which whoever wrote it reads at once; or it is taken
 * back. Once (T39).
 */
export async function settleGroupMessage(
  actor: Actor,
  id: string,
  event: "send" | "cancel",
  reason?: string,
): Promise<void> {
  const { instituteId } = deskOf(actor);
  await inTransaction(async (tx) => {
    const [row] = await tx.select().from(groupMessage).where(eq(groupMessage.id, id)).for("update");
    if (!row || row.instituteId !== instituteId) throw notFound("There is no such message.");
    if (event === "send") {
      await assertSecondPerson(tx, actor, row.preparedBy);
      reviewPermissions.assertCan(actor, "review.confirm_many", row);
    } else reviewPermissions.assertCan(actor, "review.write_many", { instituteId });
    const status = next(groupMessageMachine, row.status, event, actor);
    const title = `“${wordsFor(row.words, "en").title}” was cancelled`;
    const { preparedBy } = row;
    const about = { preparedBy, title, link: groupMessagePath(instituteId), key: `group-message:${id}` };
    const why = event === "cancel" ? await refuseWithReason(tx, actor, about, reason) : null;
    await tx
      .update(groupMessage)
      .set({ status, settledBy: actor.userId, settledAt: now() })
      .where(eq(groupMessage.id, id));
    await writeAudit(tx, {
      chain: `group_message:${id}`,
      actor,
      event: `group_message.${event}`,
      from: row.status,
      to: status,
      ...(why && { details: { reason: why } }),
    });
    if (event === "send") await enqueue(tx, sendGroupJob, { messageId: id });
  });
}
