import { and, eq, isNull, ne } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { student } from "#app/db/schema/students.ts";
import { userRole } from "#app/db/schema/users.ts";
import { accountPermissions } from "../account-permissions.ts";

/** The account behind a student. One that opens another door as well is the security desk's alone. */
export async function findStudentAccount(tx: Tx, actor: Actor, studentId: string): Promise<string> {
  if (!isId(studentId)) throw notFound("There is no such student.");
  const [row] = await tx
    .select({ userId: student.userId })
    .from(student)
    .where(and(eq(student.id, studentId), isNull(student.erasedAt)));
  if (!row) throw notFound("There is no such student.");
  await assertWithin(actor, "student", studentId, tx);
  const others = await tx
    .select({ role: userRole.role })
    .from(userRole)
    .where(and(eq(userRole.userId, row.userId), ne(userRole.role, "student"), isNull(userRole.revokedAt)));
  if (others.length > 0) accountPermissions.assertCan(actor, "account.disable", { userId: row.userId });
  return row.userId;
}
