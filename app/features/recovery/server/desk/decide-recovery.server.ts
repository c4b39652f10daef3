import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { userContact } from "#app/db/schema/users.ts";
import { askSecondPerson } from "#app/features/identity/server/second-person/ask-second-person.server.ts";
import { assertSecondPerson } from "#app/features/identity/server/second-person/assert-second-person.server.ts";
import { readSecondPersonRules } from "#app/features/identity/server/second-person/read-second-person-rules.server.ts";
import { recoveryNumber } from "../../recovery-number.ts";
import { recoveryPermissions } from "../../recovery-permissions.ts";
import { recoveryMachine } from "../../recovery-status.ts";
import { tellAsker } from "../asking/tell-asker.server.ts";
import { beginWaiting } from "../begin-waiting.server.ts";
import { recoveryRow } from "../recovery-row.server.ts";
import { judgeRecovery } from "./judge-recovery.server.ts";

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
    await assertWithin(actor, "recovery", row.id, tx);
    if (row.revision !== revision) throw conflict();
    next(recoveryMachine, row.status, "agree", actor);
    if (row.spokenAt) throw conflict("Her institute has said that it is her: you are the second person.");
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
    await assertWithin(actor, "recovery", row.id, tx);
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

/** Somebody of her institute said that it is her; whoever agrees here is the second of two, and another person (T52). */
async function agreeWithInstitute(actor: Actor, { requestId, revision, text }: DeskWord): Promise<void> {
  recoveryPermissions.assertCan(actor, "recovery.decide");
  const { recoveryWaitHours } = await readSecondPersonRules();
  await inTransaction(async (tx) => {
    const row = await recoveryRow.lock(tx, requestId);
    await assertWithin(actor, "recovery", row.id, tx);
    if (row.revision !== revision) throw conflict();
    const { spokenBy, instituteId } = row;
    if (!spokenBy || !instituteId) throw conflict("Nobody of her institute has spoken for her.");
    await assertSecondPerson(tx, actor, spokenBy);
    if (!(await isStillThere(tx, spokenBy, instituteId))) {
      throw conflict(
        "Who spoke for her does not work for the institute any more, or the institute is on hold.",
      );
    }
    await beginWaiting(tx, actor, row, {
      waitHours: recoveryWaitHours,
      words: `agreed with her institute as the second person: ${text}`,
      instituteId,
    });
  });
}

async function isStillThere(tx: Tx, userId: string, instituteId: string): Promise<boolean> {
  const [member] = await tx
    .select({ id: instituteMember.id })
    .from(instituteMember)
    .innerJoin(
      userContact,
      and(eq(userContact.kind, "phone"), eq(userContact.valueHash, instituteMember.phoneHash)),
    )
    .where(
      and(
        eq(userContact.userId, userId),
        eq(instituteMember.instituteId, instituteId),
        isNull(instituteMember.endedAt),
        isNull(instituteMember.suspendedAt),
      ),
    );
  return member !== undefined;
}

export const decideRecovery = { vouch, refuse, agreeWithInstitute };
