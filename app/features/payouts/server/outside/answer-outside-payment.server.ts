import { eq } from "drizzle-orm";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { env } from "#app/core/settings/env.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { institute } from "#app/db/schema/institutes.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { addEvent } from "#app/features/applications/server/add-event.server.ts";
import { lockApplication } from "#app/features/applications/server/lists/application-row.server.ts";
import { instituteContacts } from "#app/features/institutes/server/institute-contacts.server.ts";
import { tellInstitute } from "#app/features/institutes/server/tell-institute.server.ts";
import { tellDesk } from "#app/features/notifications/server/tell-desk.server.ts";
import { payoutPermissions } from "../../payout-permissions.ts";
import { awardAccess } from "../awards/award-access.server.ts";
import { changeOutsidePayment } from "./change-outside-payment.server.ts";
import { settleOutsidePayment } from "./settle-outside-payment.server.ts";

/** The student's word on what the institute wrote down: it came, or it did not. */
export async function answerOutsidePayment(
  actor: Actor,
  awardId: string,
  answer: { readonly came: true } | { readonly came: false; readonly dispute: string },
): Promise<void> {
  const { row, access } = await awardAccess(awardId);
  payoutPermissions.assertCan(actor, "payout.answer_award", access);
  if (answer.came) return settleOutsidePayment(actor, awardId);
  await inTransaction(async (tx) => {
    const { row: of } = await lockApplication(tx, row.applicationId);
    const disputed = await changeOutsidePayment(tx, actor, awardId, "dispute", { dispute: answer.dispute });
    if (!disputed) return;
    await addEvent(tx, actor, row.applicationId, { event: "outside_disputed" });
    const number = applicationNumber(of);
    const amount = formatMoney(paise(disputed.amountPaise));
    const message = `The student of application ${number} says that ${amount}, reference ${disputed.reference}, did not come.`;
    await tellDesk(tx, payoutPermissions.right("payout.pay"), {
      type: "warning",
      dedupeKey: `outside-disputed:${disputed.id}`,
      title: "A student disputes an institute's payment",
      message,
      link: "/admin/payouts/awards?place=dispute",
    });
    if (access.instituteId) await tellOwner(tx, access.instituteId, disputed.id, message);
  });
}

async function tellOwner(tx: Tx, instituteId: string, paymentId: string, message: string): Promise<void> {
  const [owner] = await tx.select().from(institute).where(eq(institute.id, instituteId));
  if (!owner) return;
  await tellInstitute(tx, {
    to: instituteContacts.open(owner).email,
    title: "A student says that your payment did not come",
    message: `${message} Look at your bank's statement, write to the student, and take the record back if it did not go out.`,
    link: `${env().PUBLIC_URL}/institute/awards`,
    dedupeKey: `outside-disputed:${paymentId}`,
    subjectId: paymentId,
  });
}
