import { and, asc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { formatDate, istDate, now } from "#app/core/clock.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { isLanguage, type Language } from "#app/core/words/i18n.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { notificationPreference } from "#app/db/schema/messages.ts";
import { savedScholarship } from "#app/db/schema/saved-scholarships.ts";
import { scholarshipAlert } from "#app/db/schema/scholarship-alerts.ts";
import { scholarship, scholarshipChange } from "#app/db/schema/scholarships.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser } from "#app/db/schema/users.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { changeNews } from "../messages/change-news.messages.server.ts";
import { publicStatuses } from "../scholarship-status.ts";
import { eachPortionOfSavers } from "../server/alerts/each-portion-of-savers.server.ts";
import { titleIn } from "../server/catalogue/catalogue-words.server.ts";
import { listCycles } from "../server/catalogue/list-cycles.server.ts";
import { lastDay, matters } from "./change-that-matters.ts";

const BATCH = 500;

/**
 * Whoever had saved it hears once, in her language, what of it is another now; not who switched the bell of her saved
 * ones off. Cut off, it goes on where it was.
 */
export async function tellChanges(): Promise<number> {
  const untold = await database()
    .select()
    .from(scholarshipChange)
    .where(isNull(scholarshipChange.toldAt))
    .orderBy(asc(scholarshipChange.at))
    .limit(BATCH);
  let reached = 0;
  for (const change of untold) {
    reached += await tellChange(change);
    await database()
      .update(scholarshipChange)
      .set({ toldAt: now() })
      .where(
        and(
          eq(scholarshipChange.scholarshipId, change.scholarshipId),
          eq(scholarshipChange.revision, change.revision),
        ),
      );
  }
  return reached;
}

type Change = typeof scholarshipChange.$inferSelect;

async function tellChange({ scholarshipId, matters: noted, revision, at }: Change): Promise<number> {
  const [row] = await database().select().from(scholarship).where(eq(scholarship.id, scholarshipId));
  if (!row || !publicStatuses.includes(row.status)) return 0;
  const closesOn = lastDay({ cycles: await listCycles(row.id) }, istDate());
  // A date is told as it is now; a day that is gone is no news.
  const told = matters
    .filter((matter) => noted.includes(matter))
    .filter((matter) => (matter !== "earlier" && matter !== "later") || closesOn !== null);
  if (told.length === 0) return 0;
  const wordsIn = (language: Language) => {
    const { title, message, parts } = changeNews[language];
    const date = closesOn ? formatDate(closesOn, language) : "";
    const what = told.map((matter) => fillMessage(parts[matter], { date })).join(", ");
    return { title, message: fillMessage(message, { scholarship: titleIn(row, language).text, what }) };
  };
  await noteForDigest(row, at);
  let reached = 0;
  for (let after: string | null = null; ; ) {
    const savers: { studentId: string; userId: string; language: string | null }[] = await database()
      .select({ studentId: student.id, userId: student.userId, language: appUser.language })
      .from(savedScholarship)
      .innerJoin(student, eq(student.id, savedScholarship.studentId))
      .innerJoin(appUser, eq(appUser.id, student.userId))
      .leftJoin(notificationPreference, eq(notificationPreference.userId, student.userId))
      .where(
        and(
          eq(savedScholarship.scholarshipId, row.id),
          lte(savedScholarship.savedAt, at),
          isNull(student.erasedAt),
          or(isNull(notificationPreference.userId), eq(notificationPreference.bellDeadlines, true)),
          after === null ? undefined : gt(student.id, after),
        ),
      )
      .orderBy(asc(student.id))
      .limit(BATCH);
    await inTransaction(async (tx) => {
      for (const { studentId, userId, language } of savers) {
        const made = await notify(tx, userId, {
          studentId,
          type: told.includes("earlier") ? "warning" : "info",
          ...wordsIn(isLanguage(language) ? language : "en"),
          link: `/scholarships/${row.slug}`,
          dedupeKey: `scholarship-change:${row.id}:${revision}:${studentId}`,
        });
        if (made) reached += 1;
      }
    });
    const last = savers.at(-1);
    if (!last || savers.length < BATCH) return reached;
    after = last.studentId;
  }
}

/** The morning's letter and SMS say it too, by their own switches; two changes of a day are one. */
async function noteForDigest({ id, number }: { id: string; number: number }, at: Date): Promise<void> {
  const day = istDate();
  await eachPortionOfSavers(id, async (isWithin) => {
    const written = await inTransaction((tx) =>
      tx.execute(sql`insert into ${scholarshipAlert} (student_id, number, kind, about, days_left)
        select ${savedScholarship.studentId}, ${number}::int, 'change', ${day}::date, -1
        from ${savedScholarship} where ${isWithin} and ${lte(savedScholarship.savedAt, at)}
        on conflict do nothing`),
    );
    return written.rowCount ?? 0;
  });
}
