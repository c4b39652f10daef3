import { and, asc, eq, isNull } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import { publicNumber } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { student } from "#app/db/schema/students.ts";
import { accountPermissions } from "../../account-permissions.ts";

export interface StudentView {
  readonly id: string;
  readonly name: string | null;
  /** SS-2026-0000042-7 */
  readonly number: string;
  readonly isChosen: boolean;
}

/** The students of the actor's phone, the first one first. */
export async function listStudents(actor: Actor): Promise<StudentView[]> {
  const userId = actor.userId ?? "";
  accountPermissions.assertCan(actor, "account.add_student", { userId });
  const rows = await database()
    .select()
    .from(student)
    .where(and(eq(student.userId, userId), isNull(student.erasedAt)))
    .orderBy(asc(student.serial))
    .limit(50);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    number: publicNumber("SS", Number(istDate(row.createdAt).slice(0, 4)), row.serial),
    isChosen: row.id === actor.studentId,
  }));
}
