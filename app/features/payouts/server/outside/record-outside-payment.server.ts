import { eq } from "drizzle-orm";
import { formatDate, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { outsidePayment } from "#app/db/schema/awards.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { addEvent } from "#app/features/applications/server/add-event.server.ts";
import { lockApplication } from "#app/features/applications/server/lists/application-row.server.ts";
import { tellStudent } from "#app/features/applications/server/tell-student.server.ts";
import { outsidePaymentMachine } from "#app/features/awards/award-status.ts";
import { changeAward } from "#app/features/awards/server/change-award.server.ts";
import {
  type SentFile,
  storeSentFile,
} from "#app/features/documents/server/uploads/store-sent-file.server.ts";
import type { OutsidePaymentInput } from "../../forms/outside-payment.ts";
import { payoutPermissions } from "../../payout-permissions.ts";
import { awardAccess } from "../awards/award-access.server.ts";

/**
 * An institute that pays by itself writes down day, reference and proof; the student is asked whether it came.
 * Only their word, or enough days without one, makes it paid.
 */
export async function recordOutsidePayment(
  actor: Actor,
  { award: awardId, paidOn, reference }: OutsidePaymentInput,
  proof: Pick<SentFile, "file" | "refusal">,
): Promise<void> {
  const seen = await awardAccess(awardId);
  payoutPermissions.assertCan(actor, "payout.record_payment", seen.access);
  if (seen.source !== "institute_pays") {
    throw conflict("The money of this award is paid by ScholarSetu.", "wrong_state");
  }
  if (seen.row.status !== "accepted") {
    throw conflict("Only an award that the student has accepted is paid, and only once.", "wrong_state");
  }
  const owner = { kind: "institute", id: seen.access.instituteId ?? "" } as const;
  const sent = { field: "proof", language: "en", ...proof } as const;
  const documentId = await storeSentFile(actor, owner, "payment_proof", sent);
  if (!documentId) throw invalid({ proof: ["Choose the proof: a receipt or a page of your statement."] });
  await inTransaction(async (tx) => {
    const { row: of } = await lockApplication(tx, seen.row.applicationId);
    const row = await changeAward.one(tx, actor, awardId, { event: "pay", details: { paidOn, reference } });
    const id = newId();
    const { amountPaise } = row;
    await tx.insert(outsidePayment).values({
      id,
      awardId,
      amountPaise,
      paidOn,
      reference,
      documentId,
      status: outsidePaymentMachine.initial,
      recordedBy: actor.userId,
      recordedAt: now(),
    });
    await writeAudit(tx, {
      chain: `award:${awardId}`,
      actor,
      event: "outside_payment.recorded",
      subject: `outside_payment:${id}`,
      to: outsidePaymentMachine.initial,
      details: { amountPaise, paidOn, reference, documentId },
    });
    await addEvent(tx, actor, row.applicationId, { event: "outside_recorded" });
    const [about] = of.scholarshipId
      ? await tx
          .select({ provider: scholarship.provider })
          .from(scholarship)
          .where(eq(scholarship.id, of.scholarshipId))
      : [];
    const words = (language: Language) => ({
      payer: about?.provider ?? "",
      amount: formatMoney(paise(amountPaise)),
      day: formatDate(paidOn, language),
      reference,
    });
    await tellStudent(tx, of, "outsidePaid", `outside:${id}`, words, `/payouts/${awardId}`);
  });
}
