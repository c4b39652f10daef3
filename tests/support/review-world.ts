import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, type MemberRole, systemActor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application, applicationCheck } from "#app/db/schema/applications.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";
import { hashContact } from "#app/features/identity/server/contacts/hash-contact.server.ts";
import { reviewJobs } from "#app/features/reviews/server/review-jobs.server.ts";
import type { ScholarshipTerms } from "#app/features/scholarships/scholarship-terms.ts";
import { setScholarshipTerms } from "#app/features/scholarships/server/lifecycle/set-scholarship-terms.server.ts";
import { applicationWorldJobs, makeScholarship, makeStudent, soundAnswers } from "./application-world.ts";
import { insertAccounts, insertInstitute } from "./rows/organisation-rows.ts";

export const reviewWorldJobs = [...applicationWorldJobs, ...reviewJobs];

export const rubric = [
  { id: "marks", label: "Marks", max: 60 },
  { id: "need", label: "Need", max: 40 },
];

/** An institute with its three kinds of people and one scholarship on these terms. */
export async function makeInstitute(terms: Partial<ScholarshipTerms> = {}) {
  const instituteId = await insertInstitute();
  const member = (memberRole: MemberRole): Actor & { userId: string } => ({
    role: "institute",
    userId: newId(),
    instituteId,
    memberRole,
    language: "en",
  });
  const people = {
    owner: member("owner"),
    verifier: member("verifier"),
    reviewer: member("reviewer"),
    second: member("reviewer"),
  };
  await insertAccounts(...Object.values(people));
  const scholarship = await makeScholarship({ ownerId: instituteId });
  await setScholarshipTerms(systemActor, scholarship.id, { awardPaise: 2_000_000, ...terms });
  return { instituteId, scholarship, ...people };
}

type Made = { id: string; serial: number; studentId: string; userId: string };

/** Applications under review with every check verified, by plain inserts: for numbers, not for history. */
export async function insertApplications(
  scholarshipId: string,
  count: number,
  answers: (index: number) => Readonly<Record<string, string>> = () => ({}),
): Promise<Made[]> {
  const made: Made[] = [];
  for (let index = 0; index < count; index += 1) {
    const student = await makeStudent(`Student ${index}`);
    const values = { ...soundAnswers, fullName: `Student ${index}`, ...answers(index) };
    const [row] = await database()
      .insert(application)
      .values({
        id: newId(),
        studentId: student.studentId,
        userId: student.userId,
        scholarshipId,
        status: "under_review",
        answers: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, at: 0 }])),
        createdAt: now(),
        savedAt: now(),
        submittedAt: now(),
        dueAt: new Date(now().getTime() + 48 * 3_600_000),
      })
      .returning({ id: application.id, serial: application.serial });
    if (!row) throw new Error("Nothing was written");
    await database().insert(applicationCheck).values({
      id: newId(),
      applicationId: row.id,
      code: "ifsc_code",
      status: "verified",
      position: 0,
    });
    made.push({ ...row, studentId: student.studentId, userId: student.userId });
  }
  return made;
}

export async function statusOf(id: string): Promise<string> {
  const [row] = await database()
    .select({ status: application.status })
    .from(application)
    .where(eq(application.id, id));
  return row?.status ?? "gone";
}

/** So that reminders can reach them: an account, and for a member of an institute its phone. */
export async function giveAccount({
  userId,
  role,
  staffRoles,
  instituteId,
  memberRole,
}: Actor): Promise<void> {
  if (!userId) throw new Error("Only somebody can have an account");
  const phoneHash = hashContact("phone", `9${String(now().getTime()).slice(-4)}${userId.slice(-5)}`);
  const name = "A member";
  await database()
    .insert(appUser)
    .values({ id: userId, name, createdAt: now() })
    .onConflictDoUpdate({ target: appUser.id, set: { name } });
  await database()
    .insert(userRole)
    .values({
      userId,
      role: role === "admin" ? "admin" : "institute",
      staffRoles: [...(staffRoles ?? [])],
      grantedAt: now(),
    });
  await database().insert(userContact).values({
    id: newId(),
    userId,
    kind: "phone",
    valueHash: phoneHash,
    valueEncrypted: "never read",
    createdAt: now(),
  });
  if (!instituteId) return;
  await database()
    .insert(instituteMember)
    .values({
      id: newId(),
      instituteId,
      phoneHash,
      memberRole: memberRole ?? "owner",
      instituteName: "A test institute",
      instituteCode: "INS-2026-0001",
      createdAt: now(),
    });
}
