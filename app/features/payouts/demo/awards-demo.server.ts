import { and, asc, eq, isNull, lt } from "drizzle-orm";
import { addHours, istDate, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { database, inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { award, outsidePayment } from "#app/db/schema/awards.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { changeAward } from "#app/features/awards/server/change-award.server.ts";
import { ensureScholarshipProgramme } from "#app/features/awards/server/ensure-scholarship-programme.server.ts";
import { account } from "#app/features/ledger/ledger.ts";
import { postTransaction } from "#app/features/ledger/server/post-transaction.server.ts";

/**
 * What the demo's students were paid by others than the platform (the institute, a provider) gets its award, its
 * record and its line in the ledger: no figure without a row (D6). A second call changes nothing.
 */
export async function buildAwardsDemo(): Promise<void> {
  const rows = await database()
    .select({ row: application, scholarship })
    .from(application)
    .innerJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .leftJoin(award, eq(award.applicationId, application.id))
    .where(and(eq(application.status, "paid"), isNull(award.id)))
    .orderBy(asc(application.paidAt), asc(application.id));
  for (const { row, scholarship: of } of rows) {
    await inTransaction(async (tx) => book(tx, row, await programmeOf(tx, of)));
  }
  await acceptOldOffers();
}

/** Decided months ago in the demo's story: their students accepted long since, and the institute has to pay. */
async function acceptOldOffers(): Promise<void> {
  const old = await database()
    .select()
    .from(award)
    .where(and(eq(award.status, "offered"), lt(award.acceptBy, istDate())));
  for (const { id, studentId, createdAt } of old) {
    const student = { role: "student", userId: null, studentId, language: "en" } as const;
    const changes = { acceptedAt: addHours(createdAt, 48) };
    await inTransaction((tx) => changeAward.one(tx, student, id, { event: "accept", changes }));
  }
}

async function programmeOf(tx: Tx, of: typeof scholarship.$inferSelect): Promise<string> {
  const known = await ensureScholarshipProgramme(tx, systemActor, of.id);
  if (known) return known.id;
  const [provider] = await tx
    .select({ id: programme.id })
    .from(programme)
    .where(and(eq(programme.scholarshipId, of.id), eq(programme.status, "completed")));
  if (provider) return provider.id;
  const id = newId();
  const at = { createdAt: now(), updatedAt: now() };
  // Completed: nothing more is paid or given under it.
  const words = { title: of.title, description: of.provider, budgetPaise: 0 };
  await tx
    .insert(programme)
    .values({ id, ...words, kind: "scholarship", scholarshipId: of.id, status: "completed", ...at });
  return id;
}

async function book(tx: Tx, row: typeof application.$inferSelect, programmeId: string): Promise<void> {
  const [id, paymentId] = [newId(), newId()];
  const amountPaise = row.awardPaise ?? 0;
  const paidAt = row.paidAt ?? now();
  const reference = `DEMO${String(row.serial).padStart(8, "0")}`;
  await tx.insert(award).values({
    id,
    applicationId: row.id,
    studentId: row.studentId,
    programmeId,
    amountPaise,
    status: "paid",
    createdAt: row.decidedAt ?? paidAt,
    statusAt: paidAt,
    acceptedAt: row.decidedAt ?? paidAt,
    paidAt,
  });
  await tx.insert(outsidePayment).values({
    id: paymentId,
    awardId: id,
    amountPaise,
    paidOn: istDate(paidAt),
    reference,
    status: "confirmed",
    recordedAt: paidAt,
    answeredAt: paidAt,
  });
  await tx
    .update(application)
    .set({ payoutReference: row.payoutReference === "DEMO-PAYOUT" ? reference : row.payoutReference })
    .where(eq(application.id, row.id));
  await postTransaction(tx, systemActor, {
    key: `outside-paid:${paymentId}`,
    kind: "outside_paid",
    subjectId: id,
    reference,
    lines: [
      { account: account.outsidePaid(programmeId), amountPaise, sourceId: null },
      { account: account.outside(programmeId), amountPaise: -amountPaise, sourceId: null },
    ],
  });
}
