import { and, desc, eq, exists, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { rosterStudent } from "#app/db/schema/institutes.ts";
import { registration } from "#app/db/schema/registration.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { student } from "#app/db/schema/students.ts";
import { userContact } from "#app/db/schema/users.ts";

/** Who has applied need not have registered. */
const registered = and(eq(registration.studentId, student.id), isNull(registration.erasedAt));

/**
 * Whom an institute knows, as a condition over `student` and her registration: who has applied to a scholarship of its
 * own, and who stands confirmed on its roll with the phone and the date of birth of the account. A phone alone could
 * be a slip.
 */
function ofInstitute(instituteId: string): SQL | undefined {
  const applied = database()
    .select({ one: sql`1` })
    .from(application)
    .innerJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .where(
      and(
        eq(application.studentId, student.id),
        eq(scholarship.ownerKind, "institute"),
        eq(scholarship.ownerId, instituteId),
        ne(application.status, "draft"),
      ),
    );
  const enrolled = database()
    .select({ one: sql`1` })
    .from(rosterStudent)
    .innerJoin(userContact, eq(userContact.valueHash, rosterStudent.phoneHash))
    .where(
      and(
        eq(userContact.userId, student.userId),
        eq(userContact.kind, "phone"),
        eq(rosterStudent.instituteId, instituteId),
        eq(rosterStudent.status, "confirmed"),
        sql`${rosterStudent.birthDay} = coalesce(${registration.dateOfBirth}, ${student.birthDay})`,
      ),
    );
  return and(isNull(student.erasedAt), or(exists(applied), exists(enrolled)));
}

/** Null both for whom it does not know and for whom there is not. */
async function find(instituteId: string, by: SQL | undefined) {
  const [found] = await database()
    .select({
      userId: student.userId,
      studentId: student.id,
      otrNumber: registration.otrNumber,
      name: sql<string | null>`coalesce(${registration.name}, ${student.name})`,
    })
    .from(student)
    .leftJoin(registration, registered)
    .where(and(by, ofInstitute(instituteId)));
  return found ?? null;
}

/** Of a student who has not registered: what she told of herself, or wrote in what she sent last. */
async function toldBirthDay(studentId: string): Promise<string | null> {
  const [told] = await database()
    .select({ birthDay: student.birthDay })
    .from(student)
    .where(eq(student.id, studentId));
  if (told?.birthDay) return told.birthDay;
  const [sent] = await database()
    .select({ answers: application.answers })
    .from(application)
    .where(and(eq(application.studentId, studentId), ne(application.status, "draft")))
    .orderBy(desc(application.submittedAt))
    .limit(1);
  return sent?.answers.dateOfBirth?.value ?? null;
}

export const knownStudents = { registered, ofInstitute, find, toldBirthDay };
