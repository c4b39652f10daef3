import { definePermissions, readers, scope, staff } from "#app/core/portals/permissions.ts";

const own = scope("their own", (actor, order: { payerUserId: string | null }) => {
  return actor.userId !== null && actor.userId === order.payerUserId;
});

/** Opening an order is the right of the room that asks for money; it has checked the thing paid for. */
export const paymentPermissions = definePermissions("payment", {
  "payment.read": {
    student: own,
    institute: own,
    donor: own,
    csr: own,
    admin: readers(["finance", "claims", "support"]),
    system: true,
    hide: true,
  },
  /** Payments that came twice, late or with another amount. */
  "payment.see_troubles": { admin: readers(["finance"]) },
  "payment.refund": { admin: staff(["finance"]) },
});
