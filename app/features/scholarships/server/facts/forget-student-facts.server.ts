import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "#app/db/opening/client.server.ts";
import { scholarshipAlert } from "#app/db/schema/scholarship-alerts.ts";
import { studentFacts } from "#app/db/schema/student-facts.ts";

/** T34: whoever no longer agrees to be matched is matched with nothing, and told of no match found before. */
export async function forgetStudentFacts(tx: Tx, studentId: string): Promise<void> {
  await tx.delete(studentFacts).where(eq(studentFacts.studentId, studentId));
  await tx
    .delete(scholarshipAlert)
    .where(
      and(
        eq(scholarshipAlert.studentId, studentId),
        eq(scholarshipAlert.kind, "match"),
        isNull(scholarshipAlert.toldOn),
      ),
    );
}
