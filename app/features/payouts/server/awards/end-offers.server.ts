import { and, asc, eq, gt, isNull, lt, lte } from "drizzle-orm";
import { addIstDays, formatDate, istDate } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { award } from "#app/db/schema/awards.ts";
import { changeApplication } from "#app/features/applications/server/change-application.server.ts";
import { lockApplication } from "#app/features/applications/server/lists/application-row.server.ts";
import { tellStudent } from "#app/features/applications/server/tell-student.server.ts";
import { changeAward } from "#app/features/awards/server/change-award.server.ts";
import { takeBackAward } from "#app/features/awards/server/take-back-award.server.ts";
import { unshareDocuments } from "#app/features/documents/server/unshare-documents.server.ts";

const REMIND_DAYS = 4;
const AT_ONCE = 500;

/** Reminds in the last days of an offer, and ends it after the last one: the money goes back, the seat is free. */
export async function endOffers(): Promise<{ reminded: number; ended: number }> {
  const today = istDate();
  const soon = await listOffers(
    and(gt(award.acceptBy, today), lte(award.acceptBy, addIstDays(today, REMIND_DAYS))),
  );
  for (const { id } of soon) await remind(id);
  const over = await listOffers(lt(award.acceptBy, today));
  for (const { id } of over) await end(id);
  return { reminded: soon.length, ended: over.length };
}

function listOffers(when: ReturnType<typeof and>) {
  return database()
    .select({ id: award.id })
    .from(award)
    .innerJoin(application, eq(application.id, award.applicationId))
    .where(and(eq(award.status, "offered"), isNull(application.erasedAt), when))
    .orderBy(asc(award.acceptBy), asc(award.id))
    .limit(AT_ONCE);
}

async function remind(id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const row = await changeAward.lock(tx, id);
    if (row.status !== "offered" || !row.acceptBy) return;
    const { row: of } = await lockApplication(tx, row.applicationId);
    // Said once for each last day.
    await tellStudent(tx, of, "offerEnds", `${id}:ends:${row.acceptBy}`, wordsOf(row), `/payouts/${id}`);
  });
}

async function end(id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const [seen] = await tx.select().from(award).where(eq(award.id, id));
    if (!seen) return;
    const { row: of } = await lockApplication(tx, seen.applicationId);
    const row = await changeAward.lock(tx, id);
    if (row.status !== "offered" || !row.acceptBy || row.acceptBy >= istDate()) return;
    await takeBackAward(tx, systemActor, row.applicationId, { event: "lapse" });
    await changeApplication(tx, systemActor, of, { event: "release", changes: { awardPaise: null } });
    await unshareDocuments(tx, of.id);
    await tellStudent(tx, of, "lapsed", `${id}:lapsed`, wordsOf(row));
  });
}

function wordsOf({ amountPaise, acceptBy }: { amountPaise: number; acceptBy: string | null }) {
  return (language: Language) => ({
    amount: formatMoney(paise(amountPaise)),
    lastDay: acceptBy ? formatDate(acceptBy, language) : "",
  });
}
