import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Tx } from "#app/db/opening/client.server.ts";
import { registration } from "#app/db/schema/registration.ts";
import { genderOptions } from "../registration-options.ts";
import { fillStudentFacts } from "./fill-student-facts.server.ts";

/** T34: consent to matching given later counts as if it had been given with the registration. */
export async function fillFactsOfStudent(tx: Tx, studentId: string): Promise<void> {
  const rows = await tx
    .select()
    .from(registration)
    .where(
      and(
        eq(registration.studentId, studentId),
        isNotNull(registration.submittedAt),
        isNull(registration.erasedAt),
      ),
    );
  for (const row of rows) {
    const gender = genderOptions.find((name) => name === row.gender);
    if (row.class && row.dateOfBirth && row.state && gender) {
      await fillStudentFacts(tx, row, {
        class: row.class,
        dateOfBirth: row.dateOfBirth,
        state: row.state,
        gender,
      });
    }
  }
}
