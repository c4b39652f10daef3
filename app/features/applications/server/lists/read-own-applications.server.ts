import { desc, eq, isNull, sql } from "drizzle-orm";
import { builtRead } from "#app/db/built-read.server.ts";
import { oncePerRequest } from "#app/db/read-once.server.ts";
import { application, studentProfile } from "#app/db/schema/applications.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { studentFacts } from "#app/db/schema/student-facts.ts";
import { student } from "#app/db/schema/students.ts";
import { readFactsRow } from "#app/features/scholarships/server/facts/read-facts-row.server.ts";
import { wantedOfLine } from "./application-line-row.server.ts";

const columns = {
  serial: application.serial,
  createdAt: application.createdAt,
  submittedAt: application.submittedAt,
  status: application.status,
  awardPaise: application.awardPaise,
  step: application.step,
  savedAt: application.savedAt,
  dueAt: application.dueAt,
  escalatedAt: application.escalatedAt,
  paidAt: application.paidAt,
  payoutReference: application.payoutReference,
  accountLastFour: application.accountLastFour,
};

const ofScholarship = {
  slug: scholarship.slug,
  number: scholarship.number,
  provider: scholarship.provider,
  runHere: scholarship.runHere,
  ownerKind: scholarship.ownerKind,
};

/** Opened for the first row alone: a long history is not unsealed for one form. */
const lastAnswers =
  sql`case when ${application.savedAt} = max(${application.savedAt}) over () then ${application.answers} end`.mapWith(
    application.answers,
  );

const read = builtRead(["studentId"], (db, { studentId }) =>
  db
    .select({
      facts: studentFacts.profile,
      kept: studentProfile,
      row: columns,
      scholarship: ofScholarship,
      wanted: wantedOfLine,
      last: lastAnswers,
    })
    .from(student)
    .leftJoin(studentProfile, eq(studentProfile.studentId, student.id))
    .leftJoin(studentFacts, eq(studentFacts.studentId, student.id))
    .leftJoin(application, sql`${application.studentId} = ${student.id} and ${isNull(application.erasedAt)}`)
    .leftJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .where(eq(student.id, studentId))
    .orderBy(desc(application.savedAt)),
);

/**
 * A student's applications in a few words each, the one saved last first, with that one's answers and what she keeps
 * for the next: figures, own states, profile and matching are looks at the same rows (O25).
 */
export const readOwnApplications = oncePerRequest(
  "own-applications",
  (studentId: string) => studentId,
  async (studentId: string) => {
    const reading = read({ studentId });
    readFactsRow.know(
      reading.then((rows) => rows[0]?.facts ?? null),
      studentId,
    );
    const rows = await reading;
    return {
      kept: rows[0]?.kept ?? null,
      lastAnswers: rows[0]?.last ?? {},
      applications: rows.flatMap(({ row, scholarship: of, wanted }) =>
        row ? [{ ...row, ...(of ?? noScholarship), wanted }] : [],
      ),
    };
  },
);

/** Assisted: whichever the desk finds. */
const noScholarship = { slug: null, number: null, provider: null, runHere: null, ownerKind: null };
