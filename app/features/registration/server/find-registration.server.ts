import type { Actor } from "#app/core/portals/permissions.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { readStudentRow } from "#app/features/identity/server/students/read-student-row.server.ts";
import { registrationPermissions } from "../registration-permissions.ts";
import type { RegistrationView } from "../registration-view.ts";
import { findRow, toRegistrationView } from "./registration-row.server.ts";

/**
 * The registration of the actor's student. Nothing saved yet: a view with what the account knows already. Null
 * for anybody who is no student, or whose phone serves several and who has not said which.
 */
export async function findRegistration(actor: Actor): Promise<RegistrationView | null> {
  if (actor.role !== "student" || !actor.studentId || !actor.userId) return null;
  const mobileNumber = (await findContact(actor.userId, "phone")) ?? "";
  const row = await findRow(actor.studentId);
  if (row) {
    registrationPermissions.assertCan(actor, "registration.read", row);
    return toRegistrationView(row, mobileNumber);
  }
  const known = await readStudentRow(actor.studentId);
  return {
    id: null,
    status: "mobile_verified",
    otrNumber: null,
    mobileNumber,
    answers: {
      ...(known?.name && { name: known.name }),
      ...(known?.birthDay && { dateOfBirth: known.birthDay }),
    },
    account: null,
    aadhaar: null,
    qr: null,
    files: {},
    savedAt: null,
    submittedAt: null,
    registeredAt: null,
  };
}
