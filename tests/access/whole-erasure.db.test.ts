import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { adapters } from "#app/adapters/adapters.server.ts";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { drainJobs } from "#app/db/jobs/jobs.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { award, scholarNote } from "#app/db/schema/awards.ts";
import { comment } from "#app/db/schema/comments.ts";
import { document } from "#app/db/schema/documents.ts";
import { erasureRequest } from "#app/db/schema/erasure-requests.ts";
import { reviewScore } from "#app/db/schema/reviews.ts";
import { commentRow } from "#app/features/comments/server/comment-row.server.ts";
import { documentJobs } from "#app/features/documents/server/document-jobs.server.ts";
import { generalFund } from "#app/features/giving/general-fund.ts";
import { ensureGeneralFund } from "#app/features/giving/server/programmes/ensure-general-fund.server.ts";
import { completeErasure } from "#app/features/identity/server/own-data/complete-erasure.server.ts";
import { findDataSubject } from "#app/features/identity/server/own-data/find-data-subject.server.ts";
import { identityOwnData } from "#app/features/identity/server/own-data/identity-own-data.server.ts";
import { ownDataRooms } from "#app/features/identity/server/own-data/own-data-rooms.server.ts";
import { requestErasure } from "#app/features/identity/server/own-data/request-erasure.server.ts";
import { connectFeatures } from "#server/connect-features.ts";
import {
  applicationWorldJobs,
  makeFullDraft,
  makeScholarship,
  makeStudent,
  soundAnswers,
  submit,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { ignore } from "#tests/support/ignore.ts";
import { insertAccounts } from "#tests/support/rows/organisation-rows.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

// Every room at once, as the server connects them: what one of them forgets stands in a table afterwards.
useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();

/** What a page of the vault says of a paper, what she wrote to a giver, what a reviewer wrote of her. */
const written = { thanks: "canary-of-her-thanks", note: "canary-of-a-reviewer" };
/** Sealed in its row: it is looked for where it can be read. */
const said = "canary-of-two-colleagues";
const name = "Sravani Canaryrao";
/** Her own words and numbers in the answers, too. */
const hers = [
  name,
  ...Object.values(written),
  ...(["email", "address", "fatherName", "motherName"] as const).map((field) => soundAnswers[field] ?? field),
];

let student: Actor & { studentId: string; userId: string };
let awardId: string;
beforeAll(async () => {
  connectFeatures();
  student = await makeStudent(name);
  const { slug } = await makeScholarship();
  const { id } = await makeFullDraft(student, slug);
  await submit(student, id);
  const { studentId } = student;
  awardId = newId();
  const score = { points: { need: 4 }, total: 4, outOf: 5, scoredAt: now(), note: written.note };
  const reviewerId = newId();
  await insertAccounts({ userId: reviewerId });
  await database()
    .insert(reviewScore)
    .values({ id: newId(), applicationId: id, reviewerId, ...score });
  const commentId = newId();
  await database()
    .insert(comment)
    .values({
      id: commentId,
      subjectKind: "application",
      subjectId: id,
      authorId: reviewerId,
      textEncrypted: commentRow.seal(commentId, said),
      isAboutWork: false,
      writtenAt: now(),
    });
  await inTransaction((tx) => ensureGeneralFund(tx));
  await database().insert(award).values({
    id: awardId,
    applicationId: id,
    studentId,
    programmeId: generalFund.id,
    amountPaise: 20_000_00,
    status: "paid",
    createdAt: now(),
    paidAt: now(),
  });
  const thanks = { progress: "same", status: "shown", text: written.thanks, createdAt: now() } as const;
  await database()
    .insert(scholarNote)
    .values({ id: newId(), awardId, studentId, ...thanks });
}, 120_000);

/** "table.column: word" wherever one of her words stands, in every table there is. */
async function findWords(): Promise<string[]> {
  const { rows: tables } = await database().execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  expect(tables.length).toBeGreaterThan(100);
  const found = new Set<string>();
  for (const table of tables) {
    const { rows } = await database().execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(table.name)} as t
        where to_jsonb(t)::text ~ ${hers.join("|")}`,
    );
    for (const { row } of rows) {
      for (const [column, value] of Object.entries(JSON.parse(row) as Record<string, unknown>)) {
        for (const word of hers)
          if (JSON.stringify(value).includes(word)) found.add(`${table.name}.${column}: ${word}`);
      }
    }
  }
  return [...found].sort();
}

const papersOf = () => database().select().from(document).where(eq(document.ownerId, student.studentId));

test("T36: what every room holds about a student is in her archive, and then in no table and no file", async () => {
  const before = await findWords();
  expect(before).toEqual(
    expect.arrayContaining([
      `scholar_note.text: ${written.thanks}`,
      `review_score.note: ${written.note}`,
      `student.name: ${name}`,
    ]),
  );
  const papers = (await papersOf()).filter(({ storedAt }) => storedAt !== null);
  expect(papers.length).toBeGreaterThan(3);

  // What goes into the archive; that any program can open it is tested with the archive.
  const subject = await findDataSubject(student.userId);
  const copies = [];
  for (const room of [identityOwnData, ...ownDataRooms.list()]) copies.push(await room.collect(subject));
  const archive = JSON.stringify(copies);
  expect([...hers, said].filter((word) => !archive.includes(word))).toEqual([]);

  await requestErasure(student);
  const [request] = await database()
    .select()
    .from(erasureRequest)
    .where(eq(erasureRequest.userId, student.userId));
  await completeErasure(systemActor, request?.id ?? "");
  await drainJobs(documentJobs, { evenIfLater: true, onError: ignore });

  expect(await findWords()).toEqual([]);
  const comments = await database().select({ text: comment.textEncrypted }).from(comment);
  expect(comments).toEqual([{ text: null }]);
  expect((await papersOf()).filter(({ deletedAt, purgedAt }) => !deletedAt || !purgedAt)).toEqual([]);
  for (const { storeKey } of papers) await expect(adapters().files.read(storeKey)).rejects.toThrow();
  // What was paid stays in the books, without a name (the stated retention).
  expect(await database().select().from(award).where(eq(award.id, awardId))).toHaveLength(1);
});
