import { eq } from "drizzle-orm";
import { addHours, formatDateTime, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { recoveryMachine } from "../recovery-status.ts";
import { tellAsker } from "./asking/tell-asker.server.ts";
import { judgeRecovery } from "./desk/judge-recovery.server.ts";
import { type RecoveryRow, recoveryRow } from "./recovery-row.server.ts";
import { warnOwner } from "./warn-owner.server.ts";

interface SecondWord {
  readonly waitHours: number;
  /** What this second person did, for the history. */
  readonly words: string;
  /** Where the first of the two is of her institute. */
  readonly instituteId?: string;
}

/** Two people have agreed: the waiting time begins, and the old number and e-mail hear of it. The caller has asked who may. */
export async function beginWaiting(
  tx: Tx,
  actor: Actor,
  row: RecoveryRow,
  second: SecondWord,
): Promise<void> {
  const status = next(recoveryMachine, row.status, "agree", actor);
  const { against } = await judgeRecovery(row);
  if (against.length > 0 || !row.userId) throw conflict(`${against.join(". ")}.`);
  const { waitHours, words, instituteId } = second;
  const takesEffectAt = addHours(now(), waitHours);
  await tx
    .update(recoveryRequest)
    .set({ status, takesEffectAt, dueAt: null, revision: row.revision + 1 })
    .where(eq(recoveryRequest.id, row.id));
  const said = `${words}; the account moves on ${formatDateTime(takesEffectAt)}`;
  await recoveryRow.note(tx, row.id, actor, actor.name ?? "The desk", said);
  await writeAudit(tx, {
    chain: `recovery:${row.id}`,
    actor,
    event: "recovery.agreed",
    from: row.status,
    to: status,
    details: { waitHours, ...(instituteId && { instituteId }) },
  });
  await warnOwner(tx, { ...row, takesEffectAt }, row.userId);
  await tellAsker(tx, { ...row, takesEffectAt }, "agreed");
}
