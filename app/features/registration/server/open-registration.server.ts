import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { registration } from "#app/db/schema/registration.ts";
import { registrationPermissions } from "../registration-permissions.ts";
import { registrationMachine } from "../registration-status.ts";
import { ownStudentId, type RegistrationRow } from "./registration-row.server.ts";

/** The student's one row, locked; made at the first answer. Call it inside a transaction. */
export async function openRegistration(actor: Actor): Promise<RegistrationRow> {
  const studentId = ownStudentId(actor);
  registrationPermissions.assertCan(actor, "registration.write", { studentId });
  return inTransaction(async (tx) => {
    const id = newId();
    const at = now();
    const [made] = await tx
      .insert(registration)
      .values({
        id,
        studentId,
        userId: actor.userId ?? "",
        status: next(registrationMachine, "started", "verify_mobile", actor),
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing({ target: registration.studentId })
      .returning();
    if (made) {
      await writeAudit(tx, {
        chain: `registration:${id}`,
        actor,
        event: "registration.verify_mobile",
        from: "started",
        to: made.status,
      });
      return made;
    }
    const [found] = await tx
      .select()
      .from(registration)
      .where(eq(registration.studentId, studentId))
      .for("update");
    if (!found) throw conflict();
    return found;
  });
}
