import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { unauthenticated } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { studentProfile } from "#app/db/schema/applications.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser } from "#app/db/schema/users.ts";
import { applicationPermissions } from "../../application-permissions.ts";
import type { StudentProfileInput } from "../../forms/student-profile.ts";

/** Update Profile: kept, and the next application starts from it. */
export async function saveOwnProfile(actor: Actor, given: StudentProfileInput): Promise<void> {
  applicationPermissions.assertCan(actor, "application.start");
  const { userId, studentId } = actor;
  if (!userId || !studentId) throw unauthenticated();
  const { fullName, givenName = null, ...fields } = given;
  const row = {
    email: fields.email ?? null,
    course: fields.course ?? null,
    institution: fields.institution ?? null,
    year: fields.year ?? null,
    cgpa: fields.cgpa ?? null,
    updatedAt: now(),
  };
  await inTransaction(async (tx) => {
    await tx.update(student).set({ name: fullName, givenName }).where(eq(student.id, studentId));
    const [owner] = await tx.select({ name: appUser.name }).from(appUser).where(eq(appUser.id, userId));
    if (owner && !owner.name) await tx.update(appUser).set({ name: fullName }).where(eq(appUser.id, userId));
    await tx
      .insert(studentProfile)
      .values({ studentId, ...row })
      .onConflictDoUpdate({ target: studentProfile.studentId, set: row });
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: "profile.updated",
      subject: `student:${studentId}`,
      details: {
        fields: Object.entries(row).flatMap(([name, value]) => (value && name !== "updatedAt" ? [name] : [])),
      },
    });
  });
}
