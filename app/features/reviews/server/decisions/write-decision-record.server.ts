import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { decisionRecord } from "#app/db/schema/reviews.ts";
import { lockApplication } from "#app/features/applications/server/lists/application-row.server.ts";
import { describeDecision } from "./describe-decision.server.ts";

/** Keeps what a decision rested on, in the transaction that makes it. */
export async function writeDecisionRecord(
  tx: Tx,
  actor: Actor,
  applicationId: string,
  { wasWaiting }: { readonly wasWaiting: boolean },
): Promise<void> {
  const { row } = await lockApplication(tx, applicationId);
  const role = actor.role === "institute" ? "institute owner" : actor.role;
  const content = await describeDecision(row, { role, wasWaiting });
  await tx
    .insert(decisionRecord)
    .values({ id: newId(), applicationId, decidedAt: new Date(content.decidedAt), content });
}
