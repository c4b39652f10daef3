import { and, eq, isNull } from "drizzle-orm";
import { addHours, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { next } from "#app/core/state-machine.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { registration } from "#app/db/schema/registration.ts";
import type { RefusalCode } from "#app/features/documents/messages/upload-messages.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import { tellDesk } from "#app/features/notifications/server/tell-desk.server.ts";
import type { RecoveryFacts } from "../../forms/recovery.ts";
import { recoveryNumber } from "../../recovery-number.ts";
import { recoveryPermissions } from "../../recovery-permissions.ts";
import { answerWithinHours, recoveryMachine } from "../../recovery-status.ts";
import { recoveryRow } from "../recovery-row.server.ts";
import { storeRecoveryCard } from "./store-recovery-card.server.ts";
import { tellAsker } from "./tell-asker.server.ts";

export interface SentRecovery {
  readonly facts: RecoveryFacts;
  readonly card: File | null;
  readonly refusal: RefusalCode | undefined;
  readonly language: Language;
  readonly clientAddress: string;
}

/** The facts arrive at the desk. The same happens, and the same is said, whether or not there is such a number (T4). */
export async function submitRecovery(actor: Actor, key: string, sent: SentRecovery): Promise<void> {
  const { id, status: before } = await recoveryRow.reach("own", key);
  recoveryPermissions.assertCan(actor, "recovery.edit", { holdsLink: true });
  // An impatient finger sends it twice.
  if (before === "submitted") return;
  next(recoveryMachine, before, "submit", actor);
  const { otrNumber, ...facts } = sent.facts;
  await throttle.take([
    { name: "recovery-otr", who: otrNumber },
    { name: "visitor-upload-address", who: sent.clientAddress },
  ]);
  const documentId = await storeRecoveryCard(id, sent.card, sent.refusal, sent.language);
  await inTransaction(async (tx) => {
    const row = await recoveryRow.lock(tx, id);
    if (row.status === "submitted") return;
    const status = next(recoveryMachine, row.status, "submit", actor);
    const [found] = await tx
      .select({ userId: registration.userId, studentId: registration.studentId })
      .from(registration)
      .where(and(eq(registration.otrNumber, otrNumber), isNull(registration.erasedAt)));
    await tx
      .update(recoveryRequest)
      .set({
        status,
        language: sent.language,
        otrNumber,
        answersEncrypted: recoveryRow.sealFacts(id, facts),
        documentId,
        userId: found?.userId ?? null,
        studentId: found?.studentId ?? null,
        submittedAt: now(),
        dueAt: addHours(now(), answerWithinHours),
        revision: row.revision + 1,
      })
      .where(eq(recoveryRequest.id, id));
    await recoveryRow.note(tx, id, actor, "Who asked", "sent the request");
    await writeAudit(tx, {
      chain: `recovery:${id}`,
      actor,
      event: "recovery.submitted",
      from: row.status,
      to: status,
    });
    await tellDesk(
      tx,
      recoveryPermissions.right("recovery.decide"),
      {
        type: "info",
        title: "A student asks for her account on a new number",
        message: `${recoveryNumber(row)} is to be answered within ${answerWithinHours} hours.`,
        link: `/admin/recovery/${id}`,
        dedupeKey: `recovery:${id}`,
      },
      { kind: "recovery", id },
    );
    await tellAsker(tx, { ...row, language: sent.language }, "received");
  });
}
