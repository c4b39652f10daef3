import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { fraudAlert } from "#app/db/schema/insurance-fraud.ts";
import type { FraudDecision } from "../../forms/fraud-decision.ts";
import { fraudMachine } from "../../fraud/fraud-status.ts";
import { fraudPermissions } from "../../fraud-permissions.ts";

/** Confirm, dismiss or open again, on the revision the person saw; whoever comes second is told (T39). */
export async function decideFraudAlert(actor: Actor, decision: FraudDecision): Promise<void> {
  fraudPermissions.assertCan(actor, "fraud.decide");
  const { alertId, revision, event, note } = decision;
  await inTransaction(async (tx) => {
    const [row] = await tx.select().from(fraudAlert).where(eq(fraudAlert.id, alertId)).for("update");
    if (!row) throw notFound("There is no such alert.");
    if (row.revision !== revision) throw conflict();
    const to = next(fraudMachine, row.status, event, actor);
    const isDecided = to !== "open";
    await tx
      .update(fraudAlert)
      .set({
        status: to,
        note,
        decidedBy: isDecided ? actor.userId : null,
        decidedAt: isDecided ? now() : null,
        revision: row.revision + 1,
      })
      .where(and(eq(fraudAlert.id, alertId), eq(fraudAlert.revision, revision)));
    await writeAudit(tx, {
      chain: `fraud_alert:${alertId}`,
      actor,
      event: `fraud.${event}`,
      from: row.status,
      to,
      details: { note, rule: row.rule, severity: row.severity },
    });
  });
}
