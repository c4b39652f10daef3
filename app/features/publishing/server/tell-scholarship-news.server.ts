import { and, asc, desc, eq, gt, notExists, sql } from "drizzle-orm";
import { formatDate, type IstDay, istDate } from "#app/core/clock.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { savedScholarship } from "#app/db/schema/saved-scholarships.ts";
import { scholarship, scholarshipCycle } from "#app/db/schema/scholarships.ts";
import { student } from "#app/db/schema/students.ts";
import { tellDraftHolders } from "#app/features/applications/server/drafts/tell-draft-holders.server.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { titleIn } from "#app/features/scholarships/server/catalogue/catalogue-words.server.ts";
import type { ScholarshipRow } from "#app/features/scholarships/server/lifecycle/lock-scholarship.server.ts";
import { scholarshipNews } from "../messages/scholarship-news.messages.server.ts";
import type { ScholarshipNews } from "./scholarship-news-queue.server.ts";

const BATCH = 500;
const draftNotices = {
  extended: "moreTime",
  closed: "closedEarly",
  paused: "paused",
  resumed: "resumed",
} as const;

/** Those with drafts or marks hear what became of a scholarship, once each; nothing is told that is no longer so. */
export async function tellScholarshipNews({
  scholarshipId,
  what,
  revision,
}: ScholarshipNews): Promise<number> {
  const [row] = await database().select().from(scholarship).where(eq(scholarship.id, scholarshipId));
  if (!row) return 0;
  const closesOn = await lastDayOf(row.id);
  if (!isStillSo(what, row, closesOn)) return 0;
  const key = `scholarship-news:${what}:${row.id}:${revision}`;
  const drafts = await tellDraftHolders(row.id, { name: draftNotices[what], key, closesOn });
  return drafts + (await tellSavers(row, what, key, closesOn));
}

function isStillSo(
  what: ScholarshipNews["what"],
  { status }: ScholarshipRow,
  closesOn: IstDay | null,
): boolean {
  if (what === "closed" || what === "paused") return status === what;
  // One that goes on after its last day takes no applications: then there is nothing to tell.
  return status === "active" && closesOn !== null && closesOn >= istDate();
}

async function lastDayOf(id: string): Promise<IstDay | null> {
  const [last] = await database()
    .select({ closesOn: scholarshipCycle.closesOn })
    .from(scholarshipCycle)
    .where(eq(scholarshipCycle.scholarshipId, id))
    .orderBy(desc(scholarshipCycle.closesOn))
    .limit(1);
  return last?.closesOn ?? null;
}

/** Who saved it and holds no draft: they were told already, with their draft. */
async function tellSavers(
  row: ScholarshipRow,
  what: ScholarshipNews["what"],
  key: string,
  closesOn: IstDay | null,
): Promise<number> {
  const hasDraft = database()
    .select({ one: sql`1` })
    .from(application)
    .where(
      and(
        eq(application.studentId, savedScholarship.studentId),
        eq(application.scholarshipId, row.id),
        eq(application.status, "draft"),
      ),
    );
  let told = 0;
  for (let after: string | null = null; ; ) {
    const savers: { studentId: string; userId: string }[] = await database()
      .select({ studentId: student.id, userId: student.userId })
      .from(savedScholarship)
      .innerJoin(student, eq(student.id, savedScholarship.studentId))
      .where(
        and(
          eq(savedScholarship.scholarshipId, row.id),
          notExists(hasDraft),
          after === null ? undefined : gt(student.id, after),
        ),
      )
      .orderBy(asc(student.id))
      .limit(BATCH);
    await inTransaction(async (tx) => {
      for (const saver of savers) {
        const made = await notify(tx, saver.userId, {
          studentId: saver.studentId,
          type: what === "closed" || what === "paused" ? "warning" : "info",
          inWords: (language) => {
            const { title, message } = scholarshipNews[language][what];
            const date = closesOn ? formatDate(closesOn, language) : "";
            const known = { scholarship: titleIn(row, language).text, date };
            return { title, message: fillMessage(message, known) };
          },
          link: `/scholarships/${row.slug}`,
          dedupeKey: `${key}:${saver.studentId}`,
        });
        if (made) told += 1;
      }
    });
    const last = savers.at(-1);
    if (!last || savers.length < BATCH) return told;
    after = last.studentId;
  }
}
