import { and, eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { paymentOrder } from "#app/db/schema/payments.ts";
import { paymentPermissions } from "../payment-permissions.ts";
import type { PaymentOrderView } from "../payment-view.ts";
import { toPaymentOrderView } from "./payment-row.server.ts";

/** The order of one thing, where there is one and the actor may see it. */
export async function findPaymentOrder(
  actor: Actor,
  purpose: string,
  subjectId: string,
): Promise<PaymentOrderView | null> {
  const [row] = await database()
    .select()
    .from(paymentOrder)
    .where(and(eq(paymentOrder.purpose, purpose), eq(paymentOrder.subjectId, subjectId)));
  return row && paymentPermissions.can(actor, "payment.read", row) ? toPaymentOrderView(row) : null;
}
