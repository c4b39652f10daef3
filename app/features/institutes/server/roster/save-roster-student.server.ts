import { and, eq, ne } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { fieldErrorsOf, plainMessage } from "#app/core/forms/form.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { isUniqueViolation } from "#app/db/opening/query-error.server.ts";
import { rosterStudent } from "#app/db/schema/institutes.ts";
import { rosterStudentSchema } from "../../forms/roster-student.ts";
import { institutePermissions } from "../../institute-permissions.ts";
import { rosterRow } from "./roster-row.server.ts";

/** Adds one student to the roll, or changes one. An admission number stands there once. */
export async function saveRosterStudent(actor: Actor, id: string | null, input: unknown): Promise<string> {
  const instituteId = actor.instituteId ?? "";
  institutePermissions.assertCan(actor, "institute.change_roll", { instituteId });
  const parsed = rosterStudentSchema.safeParse(input, { error: plainMessage });
  const work = inTransaction(async (tx) => {
    if (id) await rosterRow.own(actor, id, tx);
    if (!parsed.success) throw invalid(fieldErrorsOf(parsed.error));
    const rowId = id ?? newId();
    const taken = await tx.$count(
      rosterStudent,
      and(
        eq(rosterStudent.instituteId, instituteId),
        eq(rosterStudent.admissionNumber, parsed.data.admissionNumber),
        ne(rosterStudent.id, rowId),
      ),
    );
    if (taken > 0) throw numberTaken();
    const at = now();
    const columns = { ...rosterRow.columns(rowId, parsed.data), updatedAt: at };
    if (id) await tx.update(rosterStudent).set(columns).where(eq(rosterStudent.id, id));
    else {
      await tx
        .insert(rosterStudent)
        .values({ ...columns, id: rowId, instituteId, status: "listed", createdAt: at });
    }
    await writeAudit(tx, {
      chain: `institute:${instituteId}`,
      actor,
      event: id ? "institute.roll_changed" : "institute.roll_added",
      subject: `roster:${rowId}`,
    });
    return rowId;
  });
  return work.catch((error: unknown) => {
    throw isUniqueViolation(error, "roster_student_number_key") ? numberTaken() : error;
  });
}

function numberTaken() {
  return invalid({ admissionNumber: ["This admission number is on your roll already."] });
}
