import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId, parsePublicNumber, publicNumber } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { registration } from "#app/db/schema/registration.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser } from "#app/db/schema/users.ts";
import { hashContact } from "#app/features/identity/server/contacts/hash-contact.server.ts";
import { sendOtp } from "#app/features/identity/server/otp/send-otp.server.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import { recoveryPermissions } from "../recovery-permissions.ts";
import { recoveryRow } from "../server/recovery-row.server.ts";
import type { StudentWish } from "./institute-recovery-forms.ts";
import { knownStudents } from "./known-students.server.ts";

/** Her institute begins it for her: whom it knows, and an OTP to the new number that she reads out. */
export async function askForStudent(
  actor: Actor,
  { number, birthDay, phone, clientAddress }: StudentWish & { readonly clientAddress: string },
): Promise<string> {
  const instituteId = actor.instituteId ?? "";
  recoveryPermissions.assertCan(actor, "recovery.speak_for", { instituteId, isKnown: instituteId !== "" });
  const known = await findByNumber(instituteId, number);
  if (!known) {
    throw invalid({
      number: [
        "No student of yours has this number: she has not applied to you, and no confirmed entry of your roll is hers.",
      ],
    });
  }
  const { userId, studentId, otrNumber } = known;
  if (userId === actor.userId) throw invalid({ number: ["This is your own account."] });
  const newPhoneHash = hashContact("phone", phone);
  if (await servesInstitute(newPhoneHash)) {
    throw invalid({ phone: ["This number signs in for an institute. It has to be a number of her own."] });
  }
  const [user] = await database()
    .select({ language: appUser.language })
    .from(appUser)
    .where(eq(appUser.id, userId));
  const id = newId();
  await inTransaction(async (tx) => {
    await throttle.take([
      { name: "recovery-institute", who: instituteId },
      { name: "recovery-phone", who: newPhoneHash, about: newPhoneHash },
      { name: "recovery-otr", who: otrNumber ?? studentId },
    ]);
    await tx.insert(recoveryRequest).values({
      id,
      status: "draft",
      language: user?.language ?? "en",
      newPhoneEncrypted: recoveryRow.sealPhone(id, phone),
      newPhoneHash,
      otrNumber,
      answersEncrypted: recoveryRow.sealFacts(id, { birthDay }),
      userId,
      studentId,
      instituteId,
      createdAt: now(),
    });
    await recoveryRow.note(tx, id, actor, actor.name ?? "Her institute", "began it for her at the institute");
    await writeAudit(tx, {
      chain: `recovery:${id}`,
      actor,
      event: "recovery.started",
      to: "draft",
      details: { instituteId },
    });
  });
  await sendOtp({ phone, purpose: "contact", address: clientAddress, language: actor.language });
  return id;
}

/** By the number of an application, or by her OTR number. */
async function findByNumber(instituteId: string, typed: string) {
  const number = parsePublicNumber(typed);
  if (number?.prefix === "SS") {
    const otr = publicNumber(number.prefix, number.year, number.serial);
    return knownStudents.find(instituteId, eq(registration.otrNumber, otr));
  }
  if (number?.prefix !== "AP") return null;
  const [sent] = await database()
    .select({ studentId: application.studentId })
    .from(application)
    .where(eq(application.serial, number.serial));
  return sent ? knownStudents.find(instituteId, eq(student.id, sent.studentId)) : null;
}

/** Nobody moves a student's account to the phone of an office. */
async function servesInstitute(phoneHash: string): Promise<boolean> {
  const members = and(eq(instituteMember.phoneHash, phoneHash), isNull(instituteMember.endedAt));
  return (await database().$count(instituteMember, members)) > 0;
}
