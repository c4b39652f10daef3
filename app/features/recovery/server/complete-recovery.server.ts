import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { movePhone } from "#app/features/identity/server/contacts/move-phone.server.ts";
import { tellDesk } from "#app/features/notifications/server/tell-desk.server.ts";
import { recoveryNumber } from "../recovery-number.ts";
import { recoveryPermissions } from "../recovery-permissions.ts";
import { recoveryMachine } from "../recovery-status.ts";
import { findNumberHolder } from "./asking/find-number-holder.server.ts";
import { tellAsker } from "./asking/tell-asker.server.ts";
import { judgeRecovery } from "./desk/judge-recovery.server.ts";
import { recoveryRow } from "./recovery-row.server.ts";

/** The waiting time is over and nobody objected: the account opens with the new number. Once (T38). */
export async function completeRecovery(
  requestId: string,
  actor: Actor = systemActor,
): Promise<"done" | "refused" | "not_yet"> {
  recoveryPermissions.assertCan(actor, "recovery.complete");
  return inTransaction(async (tx) => {
    const row = await recoveryRow.lock(tx, requestId);
    if (row.status !== "waiting" || !row.takesEffectAt || row.takesEffectAt > now()) return "not_yet";
    // What stood against it may have come up since: the account closed, the number given to another.
    const { against } = await judgeRecovery(row);
    const isAllowed = against.length === 0 && row.userId !== null;
    const status = next(recoveryMachine, row.status, isAllowed ? "complete" : "refuse", actor);
    await tx
      .update(recoveryRequest)
      .set({ status, endedAt: now(), revision: row.revision + 1 })
      .where(and(eq(recoveryRequest.id, row.id), eq(recoveryRequest.status, "waiting")));
    if (isAllowed && row.userId) {
      const holder = await findNumberHolder(row.newPhoneHash);
      await movePhone(tx, actor, {
        userId: row.userId,
        phone: recoveryRow.phoneOf(row),
        closes: holder && holder.userId !== row.userId ? holder.userId : null,
        because: recoveryNumber(row),
      });
    }
    const words = isAllowed
      ? "moved the account to the new number"
      : `could not move it: ${against.join("; ")}`;
    await recoveryRow.note(tx, row.id, actor, "ScholarSetu", words);
    await writeAudit(tx, {
      chain: `recovery:${row.id}`,
      actor,
      event: isAllowed ? "recovery.completed" : "recovery.refused",
      from: row.status,
      to: status,
    });
    await tellAsker(tx, row, isAllowed ? "done" : "ended");
    if (!isAllowed) {
      await tellDesk(
        tx,
        recoveryPermissions.right("recovery.decide"),
        {
          type: "warning",
          title: `${recoveryNumber(row)} could not be carried out`,
          message: `${against.join(". ")}.`,
          link: `/admin/recovery/${row.id}`,
          dedupeKey: `recovery:${row.id}:failed`,
        },
        { kind: "recovery", id: row.id },
      );
    }
    return isAllowed ? "done" : "refused";
  });
}
