import { and, eq, isNull } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound, unauthenticated } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { session } from "#app/db/schema/sessions.ts";
import { student } from "#app/db/schema/students.ts";
import { accountPermissions } from "../../account-permissions.ts";

/** From now on this session is for one of the students of its phone. */
export async function chooseStudent(actor: Actor, studentId: string): Promise<void> {
  if (!actor.sessionId) throw unauthenticated();
  if (!isId(studentId)) throw notFound();
  const { sessionId } = actor;
  await inTransaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(student)
      .where(and(eq(student.id, studentId), isNull(student.erasedAt)));
    if (!found) throw notFound();
    accountPermissions.assertCan(actor, "account.choose_student", found);
    await tx.update(session).set({ studentId }).where(eq(session.id, sessionId));
    await writeAudit(tx, {
      chain: `account:${found.userId}`,
      actor,
      event: "session.student_chosen",
      subject: `session:${sessionId}`,
      from: actor.studentId ?? null,
      to: studentId,
    });
  });
}
