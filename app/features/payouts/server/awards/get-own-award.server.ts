import { and, desc, eq, ne } from "drizzle-orm";
import { formatDate } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { maskAccount } from "#app/core/secrets/mask.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { award, outsidePayment, scholarNote } from "#app/db/schema/awards.ts";
import { payout } from "#app/db/schema/payouts.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { hasLetter } from "#app/features/awards/award-place.ts";
import { awardPlace } from "#app/features/awards/server/award-place-query.server.ts";
import { letterNumber } from "../../award-letter.ts";
import { payoutPermissions } from "../../payout-permissions.ts";
import type { ReturnReason } from "../../payout-status.ts";

/** A student's own award as its page shows it. */
export async function getOwnAward(actor: Actor, id: string) {
  if (!isId(id)) throw notFound();
  const [found] = await database()
    .select({
      row: award,
      programme: programme.title,
      application,
      note: scholarNote,
      place: awardPlace,
      payer: scholarship.provider,
    })
    .from(award)
    .innerJoin(programme, eq(programme.id, award.programmeId))
    .innerJoin(application, eq(application.id, award.applicationId))
    .leftJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .leftJoin(scholarNote, eq(scholarNote.awardId, award.id))
    .where(eq(award.id, id));
  if (!found) throw notFound();
  payoutPermissions.assertCan(actor, "payout.thank", found.row);
  const [[last], [outside]] = await Promise.all([
    database().select().from(payout).where(eq(payout.awardId, id)).orderBy(desc(payout.serial)).limit(1),
    database()
      .select()
      .from(outsidePayment)
      .where(and(eq(outsidePayment.awardId, id), ne(outsidePayment.status, "taken_back"))),
  ]);
  return {
    id,
    applicationId: found.application.id,
    studentId: found.row.studentId,
    number: applicationNumber(found.application),
    applicant: found.application.answers.fullName?.value ?? "",
    programme: found.programme,
    amountPaise: found.row.amountPaise,
    amount: formatMoney(paise(found.row.amountPaise)),
    status: found.row.status,
    place: found.place,
    payer: found.payer ?? found.programme,
    acceptBy: found.row.status === "offered" ? found.row.acceptBy : null,
    lastDay: found.row.acceptBy ? formatDate(found.row.acceptBy, actor.language) : "",
    /** YYYY-MM-DD, for papers in another language than the page's. */
    lastDayIso: found.row.acceptBy,
    acceptedAt: found.row.acceptedAt,
    letterNumber: letterNumber({ serial: found.application.serial, awardedAt: found.row.createdAt }),
    submittedAt: found.application.submittedAt,
    institution: found.application.answers.institution?.value ?? "",
    course: found.application.answers.course?.value ?? "",
    hasLetter: hasLetter(found.place),
    outside: outside
      ? {
          status: outside.status,
          day: formatDate(outside.paidOn, actor.language),
          reference: outside.reference,
        }
      : null,
    account: found.application.accountLastFour && maskAccount(found.application.accountLastFour),
    reference: last?.bankReference ?? (outside?.status === "confirmed" ? outside.reference : null),
    returnReason: found.row.status === "returned" ? (last?.returnReason as ReturnReason | null) : null,
    paidOn: found.row.paidAt && formatDate(found.row.paidAt, actor.language),
    paidAt: found.row.paidAt,
    note: found.note && { text: found.note.text, progress: found.note.progress, status: found.note.status },
    canThank: found.row.status === "paid" && !found.note,
    canChangeAccount: found.place === "returned" || found.place === "account",
  };
}
