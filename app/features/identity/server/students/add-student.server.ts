import { and, count, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser } from "#app/db/schema/users.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { mostStudents } from "../../most-students.ts";

/** Another student on the same phone. The name was checked by the form's schema. */
export async function addStudent(actor: Actor, name: string): Promise<string> {
  const userId = actor.userId ?? "";
  accountPermissions.assertCan(actor, "account.add_student", { userId });
  return inTransaction(async (tx) => {
    // Locked, so that two tabs cannot both add the last one.
    await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for("update");
    const [students] = await tx
      .select({ count: count() })
      .from(student)
      .where(and(eq(student.userId, userId), isNull(student.erasedAt)));
    if ((students?.count ?? 0) >= mostStudents) {
      throw conflict(
        `One phone can serve ${mostStudents} students. Please use another phone or contact support.`,
      );
    }
    const studentId = newId();
    await tx.insert(student).values({ id: studentId, userId, name, createdAt: now() });
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: "student.added",
      subject: `student:${studentId}`,
    });
    return studentId;
  });
}
