import { eq } from "drizzle-orm";
import { formatMoney, paise } from "#app/core/money.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import type { award } from "#app/db/schema/awards.ts";
import type { payout } from "#app/db/schema/payouts.ts";
import { addEvent } from "#app/features/applications/server/add-event.server.ts";
import { lockApplication } from "#app/features/applications/server/lists/application-row.server.ts";
import { tellStudent } from "#app/features/applications/server/tell-student.server.ts";
import type { PaidSource } from "#app/features/giving/server/donations/close-spent-donations.server.ts";
import { tellGivers } from "#app/features/giving/server/tell-givers.server.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { payoutNotices } from "../../messages/payout-notices.messages.server.ts";

interface Told {
  readonly payout: typeof payout.$inferSelect;
  readonly award: typeof award.$inferSelect;
  readonly outcome: "paid" | "returned";
  readonly sources: readonly PaidSource[];
}

/** Both sides hear of it: the student by bell, SMS and e-mail, with the next step; the givers without a name (T14). */
export async function tellPayout(tx: Tx, { payout, award, outcome, sources }: Told): Promise<void> {
  const [row] = await tx
    .select({
      userId: application.userId,
      studentId: application.studentId,
      reference: application.payoutReference,
    })
    .from(application)
    .where(eq(application.id, award.applicationId));
  if (!row) return;
  if (outcome === "returned") {
    const { row: found } = await lockApplication(tx, award.applicationId);
    const amount = formatMoney(paise(payout.amountPaise));
    await tellStudent(
      tx,
      found,
      "paymentReturned",
      `payout:${payout.id}:returned`,
      { amount },
      `/payouts/${award.id}`,
    );
    await addEvent(tx, systemActor, award.applicationId, { event: "payout_returned" });
    return;
  }
  const values = { amount: formatMoney(paise(payout.amountPaise)), reference: row.reference ?? "" };
  await notify(tx, row.userId, {
    studentId: row.studentId,
    type: "success",
    inWords: (language) => ({
      title: fillMessage(payoutNotices[language][outcome].title, values),
      message: fillMessage(payoutNotices[language][outcome].message, values),
    }),
    link: `/payouts/${award.id}`,
    dedupeKey: `payout:${payout.id}:${outcome}`,
  });
  for (const organisationId of new Set(sources.map((source) => source.organisationId))) {
    await tellGivers(tx, organisationId, "studentUpdates", {
      type: "info",
      title: "Your money reached students",
      message: "Students you support were paid. Every payout has its bank reference.",
      link: ({ students }) => students,
      // Once for a batch, not once for each of its students.
      dedupeKey: `batch:${payout.batchId}:${organisationId}`,
    });
  }
}
