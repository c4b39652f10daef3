import { and, eq, isNull } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { student } from "#app/db/schema/students.ts";
import { accountPermissions } from "#app/features/identity/account-permissions.ts";
import { findReadingLanguage } from "#app/features/identity/server/students/find-reading-language.server.ts";
import type { StudentTab } from "../student-tabs.ts";

export type Seen = { readonly name: string; readonly as: Actor };

/**
 * D35: a student as her own pages know her, to read what she sees. Each look is in her audit with the name of who
 * looked. It opens no session: nothing can be sent with it.
 */
export async function openAsStudent(actor: Actor, studentId: string, tab: StudentTab): Promise<Seen> {
  accountPermissions.assertCan(actor, "account.see_as_student");
  return inTransaction(async (tx) => {
    const [row] = isId(studentId)
      ? await tx
          .select()
          .from(student)
          .where(and(eq(student.id, studentId), isNull(student.erasedAt)))
      : [];
    if (!row) throw notFound("There is no such student.");
    await assertWithin(actor, "student", row.id, tx);
    await writeAudit(tx, {
      chain: `student:${row.id}`,
      actor,
      event: "desk.seen_as_student",
      subject: `student:${row.id}`,
      details: { tab },
    });
    const language = await findReadingLanguage(row.userId);
    return {
      name: row.name ?? "Student without a name yet",
      as: {
        role: "student",
        userId: row.userId,
        studentId: row.id,
        language,
        ...(row.name && { name: row.name }),
      },
    };
  });
}
