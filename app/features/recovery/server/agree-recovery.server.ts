import { eq } from "drizzle-orm";
import { addHours, formatDateTime, now } from "#app/core/clock.ts";
import { conflict } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { readSecondPersonRules } from "#app/features/identity/server/read-second-person-rules.server.ts";
import { recoveryPermissions } from "../recovery-permissions.ts";
import { recoveryMachine } from "../recovery-status.ts";
import { judgeRecovery } from "./judge-recovery.server.ts";
import { recoveryRow } from "./recovery-row.server.ts";
import { tellAsker } from "./tell-asker.server.ts";
import { warnOwner } from "./warn-owner.server.ts";

/** The second person has agreed: the waiting time begins, and the old number and e-mail hear of it. */
export async function agreeRecovery(actor: Actor, requestId: string): Promise<void> {
  recoveryPermissions.assertCan(actor, "recovery.decide");
  const { recoveryWaitHours } = await readSecondPersonRules();
  await inTransaction(async (tx) => {
    const row = await recoveryRow.lock(tx, requestId);
    // Carried out again it finds it done (T38).
    if (row.status === "waiting" || row.status === "done") return;
    const status = next(recoveryMachine, row.status, "agree", actor);
    const { against } = await judgeRecovery(row);
    if (against.length > 0 || !row.userId) throw conflict(`${against.join(". ")}.`);
    const takesEffectAt = addHours(now(), recoveryWaitHours);
    await tx
      .update(recoveryRequest)
      .set({ status, takesEffectAt, dueAt: null, revision: row.revision + 1 })
      .where(eq(recoveryRequest.id, row.id));
    const words = `agreed as the second person; the account moves on ${formatDateTime(takesEffectAt)}`;
    await recoveryRow.note(tx, row.id, actor, actor.name ?? "The desk", words);
    await writeAudit(tx, {
      chain: `recovery:${row.id}`,
      actor,
      event: "recovery.agreed",
      from: row.status,
      to: status,
      details: { waitHours: recoveryWaitHours },
    });
    await warnOwner(tx, { ...row, takesEffectAt }, row.userId);
    await tellAsker(tx, { ...row, takesEffectAt }, "agreed");
  });
}
