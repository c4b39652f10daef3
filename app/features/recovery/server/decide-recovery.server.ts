import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { conflict } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { askSecondPerson } from "#app/features/identity/server/ask-second-person.server.ts";
import { recoveryNumber } from "../recovery-number.ts";
import { recoveryPermissions } from "../recovery-permissions.ts";
import { recoveryMachine } from "../recovery-status.ts";
import { judgeRecovery } from "./judge-recovery.server.ts";
import { recoveryRow } from "./recovery-row.server.ts";
import { tellAsker } from "./tell-asker.server.ts";

interface DeskWord {
  readonly requestId: string;
  readonly revision: number;
  readonly text: string;
}

/** The first person's word. Nothing moves by it: a second one has to agree (T52). */
async function vouch(actor: Actor, { requestId, revision, text }: DeskWord): Promise<void> {
  recoveryPermissions.assertCan(actor, "recovery.decide");
  await inTransaction(async (tx) => {
    const row = await recoveryRow.lock(tx, requestId);
    if (row.revision !== revision) throw conflict();
    next(recoveryMachine, row.status, "agree", actor);
    const { against } = await judgeRecovery(row);
    if (against.length > 0) throw conflict(`${against.join(". ")}.`);
    await askSecondPerson(tx, actor, {
      kind: "account.recover",
      subject: `recovery:${requestId}`,
      title: `A student’s account for a new number: ${recoveryNumber(row)}`,
      reason: text,
    });
    await recoveryRow.note(tx, requestId, actor, actor.name ?? "The desk", `asked a second person: ${text}`);
  });
}

/** The reason stays at the desk: whoever asked reads one sentence, the same for all (T4). */
async function refuse(actor: Actor, { requestId, revision, text }: DeskWord): Promise<void> {
  recoveryPermissions.assertCan(actor, "recovery.decide");
  await inTransaction(async (tx) => {
    const row = await recoveryRow.lock(tx, requestId);
    if (row.revision !== revision) throw conflict();
    const status = next(recoveryMachine, row.status, "refuse", actor);
    await tx
      .update(recoveryRequest)
      .set({ status, endedAt: now(), revision: row.revision + 1 })
      .where(eq(recoveryRequest.id, row.id));
    await recoveryRow.note(tx, row.id, actor, actor.name ?? "The desk", `refused it: ${text}`);
    await writeAudit(tx, {
      chain: `recovery:${row.id}`,
      actor,
      event: "recovery.refused",
      from: row.status,
      to: status,
      details: { reason: text },
    });
    await tellAsker(tx, row, "ended");
  });
}

export const decideRecovery = { vouch, refuse };
