import { and, eq, isNull } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid, notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { student } from "#app/db/schema/students.ts";
import { accountPermissions } from "../../account-permissions.ts";
import type { GuardianDetails } from "../../rules/guardian-schema.ts";
import { findContact } from "../contacts/find-contact.server.ts";
import { type OtpSent, sendOtp } from "../otp/send-otp.server.ts";

/**
 * T35: the code goes to the parent's or guardian's own number; the SMS names the child and says what it is for, in
 * the guardian's language. In a first registration the child's name stands only in the form (S7).
 */
export async function sendGuardianOtp(
  actor: Actor,
  studentId: string,
  details: GuardianDetails,
  { address, studentName: typed }: { address: string; studentName?: string | undefined },
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
  const studentName = typed?.trim() || found.name;
  if (!studentName)
    throw invalid({ studentName: ["Enter the student's name first: the SMS names the student."] });
  return sendOtp({
    phone: details.phone,
    purpose: "guardian",
    address,
    language: details.language,
    studentName,
  });
}
