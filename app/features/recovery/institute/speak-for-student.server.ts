import { and, eq, inArray } from "drizzle-orm";
import { addHours, now } from "#app/core/clock.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { conflict, forbidden, invalid } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { secondLook } from "#app/db/schema/second-looks.ts";
import { provePhone } from "#app/features/identity/server/otp/prove-phone.server.ts";
import { tellDesk } from "#app/features/notifications/server/tell-desk.server.ts";
import { recoveryNumber } from "../recovery-number.ts";
import { recoveryPermissions } from "../recovery-permissions.ts";
import { answerWithinHours, recoveryMachine } from "../recovery-status.ts";
import { findNumberHolder } from "../server/asking/find-number-holder.server.ts";
import { tellAsker } from "../server/asking/tell-asker.server.ts";
import { type RecoveryRow, recoveryRow } from "../server/recovery-row.server.ts";
import { reachStudentRecovery } from "./reach-student-recovery.server.ts";

interface InstituteWord {
  readonly requestId: string;
  readonly text: string;
}

/** Somebody of her institute says that it is her: one of the two people. What she sent herself is at the desk already. */
async function confirm(actor: Actor, { requestId, text }: InstituteWord): Promise<void> {
  await reachStudentRecovery(actor, requestId);
  await inTransaction(async (tx) => {
    const row = await recoveryRow.lock(tx, requestId);
    // An impatient finger sends it twice.
    if (row.spokenBy !== null && row.spokenBy === actor.userId) return;
    if (row.status !== "submitted") throw conflict("It is not to be confirmed any more.");
    await speak(tx, actor, row, text, {});
  });
}

/** What the institute began: the OTP that she reads out from her new phone, and its word. Now it is at the desk. */
async function send(
  actor: Actor,
  {
    requestId,
    text,
    otp,
    clientAddress,
  }: InstituteWord & { readonly otp: string; readonly clientAddress: string },
): Promise<void> {
  const { row: begun } = await reachStudentRecovery(actor, requestId);
  if (begun.status === "submitted" && begun.spokenBy === actor.userId) return;
  if (begun.status !== "draft") throw conflict("It has been sent already.");
  // As a visitor: that somebody of the institute holds a number proves nothing of hers.
  const proof = await provePhone(visitor, {
    phone: recoveryRow.phoneOf(begun),
    code: otp,
    address: clientAddress,
    device: null,
  });
  if (proof.kind !== "proven") throw invalid({ otp: ["Invalid OTP. Please try again."] });
  const holder = await findNumberHolder(begun.newPhoneHash);
  if (holder && !holder.isEmpty) {
    throw invalid({ otp: ["This number opens an account with a registration already."] });
  }
  await inTransaction(async (tx) => {
    const row = await recoveryRow.lock(tx, requestId);
    if (row.status === "submitted" && row.spokenBy === actor.userId) return;
    const proven = next(recoveryMachine, row.status, "prove", actor);
    const status = next(recoveryMachine, proven, "submit", actor);
    await speak(tx, actor, row, text, {
      status,
      submittedAt: now(),
      dueAt: addHours(now(), answerWithinHours),
    });
    await tellAsker(tx, row, "received");
  });
}

async function speak(
  tx: Tx,
  actor: Actor,
  row: RecoveryRow,
  text: string,
  moved: Partial<Pick<RecoveryRow, "status" | "submittedAt" | "dueAt">>,
): Promise<void> {
  const { userId, instituteId = "" } = actor;
  if (!userId || userId === row.userId) throw forbidden();
  if (row.spokenAt) throw conflict("Somebody of an institute of hers has spoken for her already.");
  const asked = await tx.$count(
    secondLook,
    and(eq(secondLook.subject, `recovery:${row.id}`), inArray(secondLook.status, ["waiting", "approved"])),
  );
  if (asked > 0)
    throw conflict("Two people of the ScholarSetu desk look at it already. Nothing is needed from you.");
  const [own] = await tx
    .select({ name: instituteMember.instituteName })
    .from(instituteMember)
    .where(eq(instituteMember.instituteId, instituteId))
    .limit(1);
  const spokenByName = `${actor.name ?? "Somebody"}, ${own?.name ?? "her institute"}`;
  const number = recoveryNumber(row);
  await tx
    .update(recoveryRequest)
    .set({
      ...moved,
      instituteId,
      spokenBy: userId,
      spokenByName,
      spokenAt: now(),
      revision: row.revision + 1,
    })
    .where(eq(recoveryRequest.id, row.id));
  await recoveryRow.note(tx, row.id, actor, spokenByName, `said that it is her: ${text}`);
  await writeAudit(tx, {
    chain: `recovery:${row.id}`,
    actor,
    event: "recovery.spoken_for",
    ...(moved.status && { from: row.status, to: moved.status }),
    details: { instituteId, reason: text },
  });
  await tellDesk(
    tx,
    recoveryPermissions.right("recovery.decide"),
    {
      type: "info",
      title: "An institute says that it is her",
      message: `${number}: one of the two people has spoken. One of the desk is needed, within ${answerWithinHours} hours.`,
      link: `/admin/recovery/${row.id}`,
      dedupeKey: `recovery:${row.id}:spoken`,
    },
    { kind: "recovery", id: row.id },
  );
}

export const speakForStudent = { confirm, send };
