import { and, eq, isNull } from "drizzle-orm";
import { invalid, notFound } from "#app/core/errors.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { student } from "#app/db/schema/students.ts";
import { accountPermissions } from "../account-permissions.ts";
import type { GuardianDetails } from "../guardian-schema.ts";
import { findContact } from "./find-contact.server.ts";
import { type OtpSent, sendOtp } from "./send-otp.server.ts";

/** T35: the code goes to the parent's or guardian's own number; the SMS says whom and what it is for. */
export async function sendGuardianOtp(
  actor: Actor,
  studentId: string,
  details: GuardianDetails,
  address: string,
): Promise<OtpSent> {
  if (!isId(studentId)) throw notFound();
  const [found] = await database()
    .select()
    .from(student)
    .where(and(eq(student.id, studentId), isNull(student.erasedAt)));
  if (!found) throw notFound();
  accountPermissions.assertCan(actor, "account.give_guardian_consent", found);
  const own = await findContact(found.userId, "phone");
  if (own === details.phone && !details.phoneIsGuardians) {
    throw invalid({
      phoneIsGuardians: [
        "This is the number you signed in with. Tick that it belongs to the parent or guardian.",
      ],
    });
  }
  return sendOtp({
    phone: details.phone,
    purpose: "guardian",
    address,
    language: actor.language,
    studentName: found.name ?? "the student",
  });
}
