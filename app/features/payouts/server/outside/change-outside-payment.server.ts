import { and, eq, ne } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { type EventOf, next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { outsidePayment } from "#app/db/schema/awards.ts";
import { outsidePaymentMachine } from "#app/features/awards/award-status.ts";

export type OutsidePaymentRow = typeof outsidePayment.$inferSelect;

/** The one way a recorded payment changes; null when it stood there already. */
export async function changeOutsidePayment(
  tx: Tx,
  actor: Actor,
  awardId: string,
  event: EventOf<typeof outsidePaymentMachine>,
  changes: { readonly dispute?: string } = {},
): Promise<OutsidePaymentRow | null> {
  const [row] = await tx
    .select()
    .from(outsidePayment)
    .where(and(eq(outsidePayment.awardId, awardId), ne(outsidePayment.status, "taken_back")))
    .for("update");
  if (!row) throw notFound();
  const wanted = { confirm: "confirmed", dispute: "disputed", take_back: "taken_back" } as const;
  if (row.status === wanted[event]) return null;
  const status = next(outsidePaymentMachine, row.status, event, actor);
  await tx
    .update(outsidePayment)
    .set({ ...changes, status, answeredAt: now() })
    .where(eq(outsidePayment.id, row.id));
  await writeAudit(tx, {
    chain: `award:${awardId}`,
    actor,
    event: `outside_payment.${event}`,
    subject: `outside_payment:${row.id}`,
    from: row.status,
    to: status,
  });
  return { ...row, ...changes, status };
}
