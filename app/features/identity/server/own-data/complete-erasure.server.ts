import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { erasureRequest } from "#app/db/schema/erasure-requests.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { erasureMachine } from "../../rules/erasure-status.ts";
import { endSessions } from "../sessions/end-sessions.server.ts";
import { findDataSubject } from "./find-data-subject.server.ts";
import { identityOwnData } from "./identity-own-data.server.ts";
import { ownDataRooms } from "./own-data-rooms.server.ts";

/** T36: every room removes what no retention period keeps, and identity last, all in one transaction. */
export async function completeErasure(actor: Actor, requestId: string): Promise<void> {
  if (!isId(requestId)) throw notFound();
  await inTransaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(erasureRequest)
      .where(and(eq(erasureRequest.id, requestId), eq(erasureRequest.status, "requested")))
      .for("update");
    if (!request) throw notFound();
    accountPermissions.assertCan(actor, "account.complete_erasure", request);
    const status = next(erasureMachine, request.status, "complete", actor);
    const { userId } = request;
    const subject = await findDataSubject(userId);
    await endSessions(tx, { userId, actor, reason: "erased" });
    // The highest rooms first: their rows point at those below.
    for (const room of ownDataRooms.list().reverse()) await room.erase(tx, subject);
    await identityOwnData.erase(tx, subject);
    await tx.update(erasureRequest).set({ status, closedAt: now() }).where(eq(erasureRequest.id, requestId));
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: "erasure.completed",
      subject: `erasure:${requestId}`,
      from: "requested",
      to: status,
    });
  });
}
