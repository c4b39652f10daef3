import { and, eq, inArray, isNotNull, lt, lte } from "drizzle-orm";
import { addHours, now } from "#app/core/clock.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { eraseDocuments } from "#app/features/documents/server/erase-documents.server.ts";
import { recoveryPermissions } from "../recovery-permissions.ts";
import { completeRecovery } from "./complete-recovery.server.ts";

const batch = 200;
const draftKeptHours = 7 * 24;
const answersKeptHours = 90 * 24;

/** Carries out what has waited long enough; forgets drafts, and answers and photo some time after the end. */
export async function sweepRecoveries(
  actor: Actor = systemActor,
): Promise<{ completed: number; forgotten: number }> {
  recoveryPermissions.assertCan(actor, "recovery.complete");
  const db = database();
  const due = await db
    .select({ id: recoveryRequest.id })
    .from(recoveryRequest)
    .where(and(eq(recoveryRequest.status, "waiting"), lte(recoveryRequest.takesEffectAt, now())))
    .limit(batch);
  let completed = 0;
  for (const { id } of due) if ((await completeRecovery(id, actor)) === "done") completed += 1;
  const isDraft = inArray(recoveryRequest.status, ["draft", "proven"]);
  const drafts = await db
    .select({ id: recoveryRequest.id })
    .from(recoveryRequest)
    .where(and(isDraft, lt(recoveryRequest.createdAt, addHours(now(), -draftKeptHours))))
    .limit(batch);
  for (const { id } of drafts) {
    await inTransaction(async (tx) => {
      await eraseDocuments(tx, { kind: "registration", id });
      await tx.delete(recoveryRequest).where(and(eq(recoveryRequest.id, id), isDraft));
    });
  }
  const old = await db
    .select({ id: recoveryRequest.id })
    .from(recoveryRequest)
    .where(
      and(
        isNotNull(recoveryRequest.answersEncrypted),
        lt(recoveryRequest.endedAt, addHours(now(), -answersKeptHours)),
      ),
    )
    .limit(batch);
  for (const { id } of old) {
    await inTransaction(async (tx) => {
      await eraseDocuments(tx, { kind: "registration", id });
      await tx
        .update(recoveryRequest)
        .set({ answersEncrypted: null, documentId: null })
        .where(eq(recoveryRequest.id, id));
    });
  }
  return { completed, forgotten: drafts.length + old.length };
}
