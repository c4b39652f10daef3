import { eq } from "drizzle-orm";
import { sandboxGateway } from "#app/adapters/adapters.server.ts";
import { now } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { rupees } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { demoChecker } from "#app/features/giving/demo/demo-giving.ts";
import { openDonationPayment } from "#app/features/giving/server/donations/open-donation-payment.server.ts";
import { pledgeDonation } from "#app/features/giving/server/donations/pledge-donation.server.ts";
import { settleDonation } from "#app/features/giving/server/donations/settle-donation.server.ts";
import { demoPortals } from "#app/features/identity/demo/demo-people.ts";
import { acceptPaymentWebhook } from "#app/features/payments/server/accept-payment-webhook.server.ts";
import { approveScholarship } from "#app/features/scholarships/server/lifecycle/approve-scholarship.server.ts";

export const demoDesk: Actor = {
  role: "admin",
  staffRoles: ["super_admin"],
  userId: demoPortals.admin.userId,
  name: "Super Admin",
  language: "en",
};

/** The second person of every payment. */
export const demoCheckerActor: Actor = {
  role: "admin",
  staffRoles: ["super_admin"],
  userId: demoChecker.userId,
  name: demoChecker.name,
  language: "en",
};

/** The first one of a donor waits for the desk; and nobody is told of a scholarship of the demo. */
export async function openDemoScholarship(programmeId: string): Promise<string> {
  const [row] = await database()
    .select({ id: scholarship.id, status: scholarship.status })
    .from(programme)
    .innerJoin(scholarship, eq(scholarship.id, programme.scholarshipId))
    .where(eq(programme.id, programmeId));
  if (!row) throw new Error("The demo programme has no scholarship");
  if (row.status === "pending_approval") await approveScholarship(demoDesk, row.id, { approve: true });
  await database().update(scholarship).set({ announcedAt: now() }).where(eq(scholarship.id, row.id));
  return row.id;
}

/** Pledged, and paid through the sandbox gateway with its own signed word. */
export async function giveDemoMoney(donor: Actor, programmeId: string, amountRupees: number): Promise<void> {
  const { id } = await pledgeDonation(donor, {
    formKey: newFormKey(),
    programmeId,
    amount: rupees(amountRupees),
    donorName: donor.name ?? "",
    address: "12 Example Gardens, Hyderabad 500001",
  });
  const opened = await openDonationPayment(donor, id);
  const gatewayOrderId = opened?.checkout?.fields.order_id ?? "";
  const amountPaise = opened?.order.amount ?? 0;
  const gateway = sandboxGateway();
  const paymentId = `sandbox_pay_demo_${id.slice(-12)}`;
  const { rawBody, headers } = gateway.webhook({
    eventId: `paid:${paymentId}`,
    kind: "paid",
    gatewayOrderId,
    gatewayPaymentId: paymentId,
    gatewayRefundId: null,
    amountPaise,
    currency: "INR",
    fee: gateway.feeOf(amountPaise),
  });
  await acceptPaymentWebhook(rawBody, headers, { donation: settleDonation });
}
