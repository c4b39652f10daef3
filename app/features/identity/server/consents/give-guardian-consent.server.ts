import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId, newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid, notFound, tooManyRequests } from "#app/core/requests/errors.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { guardianConsent } from "#app/db/schema/consents.ts";
import { student } from "#app/db/schema/students.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { guardianConsentVersion } from "../../rules/consent-purposes.ts";
import type { GuardianDetails } from "../../rules/guardian-schema.ts";
import { otpLifetimeMs } from "../../rules/otp-rules.ts";
import { hashContact } from "../contacts/hash-contact.server.ts";
import { consumeOtp } from "../otp/consume-otp.server.ts";
import { otpCounts } from "../otp/otp-counts.server.ts";
import { throttle } from "../otp/throttle.server.ts";

/** T35: recorded with who agreed, for whom, by which words, once the code from the guardian's phone is right. */
export async function giveGuardianConsent(
  actor: Actor,
  studentId: string,
  details: GuardianDetails,
  { code, address, words }: { code: string; address: string; words: string },
): Promise<void> {
  if (!isId(studentId)) throw notFound();
  const caller = { phoneHash: hashContact("phone", details.phone), address };
  await throttle.take(otpCounts.ofTry(caller).counts);
  const answer = await inTransaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(student)
      .where(and(eq(student.id, studentId), isNull(student.erasedAt)));
    if (!found) throw notFound();
    accountPermissions.assertCan(actor, "account.give_guardian_consent", found);
    const outcome = await consumeOtp(tx, { phone: details.phone, purpose: "guardian", code, isKnown: false });
    if (outcome !== "right") return outcome;
    await tx
      .update(guardianConsent)
      .set({ withdrawnAt: now() })
      .where(and(eq(guardianConsent.studentId, studentId), isNull(guardianConsent.withdrawnAt)));
    const id = newId();
    const seal = (column: string, value: string) =>
      encryptField(value, { table: "guardian_consent", column, rowId: id });
    await tx.insert(guardianConsent).values({
      id,
      studentId,
      guardianNameEncrypted: seal("guardian_name_encrypted", details.guardianName),
      relation: details.relation,
      phoneHash: hashContact("phone", details.phone),
      phoneEncrypted: seal("phone_encrypted", details.phone),
      version: guardianConsentVersion,
      language: details.language,
      words,
      givenAt: now(),
    });
    await writeAudit(tx, {
      chain: `account:${found.userId}`,
      actor,
      event: "guardian_consent.given",
      subject: `student:${studentId}`,
      details: { relation: details.relation, version: guardianConsentVersion, language: details.language },
    });
    return outcome;
  });
  if (answer === "right") return otpCounts.giveBack(caller);
  if (answer === "used_up") throw tooManyRequests(otpLifetimeMs / 1000);
  throw invalid({ otp: ["Invalid OTP. Please try again."] });
}
