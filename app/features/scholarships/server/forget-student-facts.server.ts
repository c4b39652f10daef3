import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { scholarshipAlert } from "#app/db/schema/scholarship-alerts.ts";
import { studentFacts } from "#app/db/schema/student-facts.ts";
import { student } from "#app/db/schema/students.ts";

/** T34: whoever no longer agrees to be matched is matched with nothing, and told of no match found before. */
export async function forgetStudentFacts(tx: Tx, userId: string): Promise<void> {
  await tx.delete(studentFacts).where(eq(studentFacts.userId, userId));
  const own = tx.select({ id: student.id }).from(student).where(eq(student.userId, userId));
  await tx
    .delete(scholarshipAlert)
    .where(
      and(
        inArray(scholarshipAlert.studentId, own),
        eq(scholarshipAlert.kind, "match"),
        isNull(scholarshipAlert.toldOn),
      ),
    );
}
