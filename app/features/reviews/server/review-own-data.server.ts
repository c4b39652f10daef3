import { eq, inArray } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { groupMessagePerson } from "#app/db/schema/group-messages.ts";
import { reviewScore } from "#app/db/schema/reviews.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { collectComments } from "#app/features/comments/server/collect-comments.server.ts";
import { eraseComments } from "#app/features/comments/server/erase-comments.server.ts";
import type {
  DataSubject,
  OwnDataRoom,
} from "#app/features/identity/server/own-data/own-data-rooms.server.ts";

async function collect({ studentIds }: DataSubject): Promise<unknown> {
  if (studentIds.length === 0) return [];
  const rows = await database()
    .select({
      serial: application.serial,
      createdAt: application.createdAt,
      total: reviewScore.total,
      outOf: reviewScore.outOf,
      note: reviewScore.note,
      scoredAt: reviewScore.scoredAt,
    })
    .from(reviewScore)
    .innerJoin(application, eq(application.id, reviewScore.applicationId))
    .where(inArray(application.studentId, [...studentIds]));
  return [
    ...rows.map((row) => ({
      application: applicationNumber(row),
      score: `${row.total} of ${row.outOf}`,
      note: row.note,
      at: formatDateTime(row.scoredAt),
    })),
    ...(await commentsAbout(studentIds)),
  ];
}

/** What reviewers said about her among themselves; what is about their work only is not hers. */
async function commentsAbout(studentIds: readonly string[]) {
  const own = await database()
    .select({ id: application.id, serial: application.serial, createdAt: application.createdAt })
    .from(application)
    .where(inArray(application.studentId, [...studentIds]));
  const numbers = new Map(own.map((row) => [row.id, applicationNumber(row)]));
  const said = await collectComments("application", [...numbers.keys()]);
  return said.map(({ subjectId, text, at }) => ({ application: numbers.get(subjectId), comment: text, at }));
}

/** The figures stay (a decision rests on them); what somebody wrote about the student goes. */
async function erase(tx: Tx, { studentIds }: DataSubject): Promise<void> {
  if (studentIds.length === 0) return;
  const own = await tx
    .select({ id: application.id })
    .from(application)
    .where(inArray(application.studentId, [...studentIds]));
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.update(reviewScore).set({ note: null }).where(inArray(reviewScore.applicationId, ids));
  await eraseComments(tx, "application", ids);
  // That she was among those who were written to; the words hang under her bell, which goes too.
  await tx.delete(groupMessagePerson).where(inArray(groupMessagePerson.studentId, [...studentIds]));
}

/** T36: what this room holds about a student. */
export const reviewOwnData: OwnDataRoom = { name: "reviews", collect, erase };
