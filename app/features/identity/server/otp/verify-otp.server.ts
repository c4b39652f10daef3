import { and, asc, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { visitor } from "#app/core/portals/permissions.ts";
import { forbidden, ProblemError, tooManyRequests } from "#app/core/requests/errors.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { isUniqueViolation } from "#app/db/opening/query-error.server.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { institutePerson } from "#app/db/schema/institutes.ts";
import { student } from "#app/db/schema/students.ts";
import { suspension } from "#app/db/schema/suspensions.ts";
import { appUser, userContact } from "#app/db/schema/users.ts";
import { type LoginType, otpLifetimeMs } from "../../rules/otp-rules.ts";
import { createPhoneUser } from "../contacts/create-phone-user.server.ts";
import { hashContact } from "../contacts/hash-contact.server.ts";
import { holdRole } from "../second-person/hold-role.server.ts";
import { type SignInRequest, type StartedSession, startSession } from "../sessions/start-session.server.ts";
import { consumeOtp } from "./consume-otp.server.ts";
import { otpCounts } from "./otp-counts.server.ts";
import { throttle } from "./throttle.server.ts";

export interface VerifyOtp {
  /** Ten digits: the ones the code was sent to. */
  readonly phone: string;
  readonly type: LoginType;
  readonly code: string;
  readonly language: Language;
  readonly request: SignInRequest;
}

/** The session, or null for a wrong, old, used or foreign code (T2): which of them is nobody's business. */
export async function verifyOtp(input: VerifyOtp): Promise<StartedSession | null> {
  const { phone, request } = input;
  const caller = { ...request, phoneHash: hashContact("phone", phone) };
  const { counts } = otpCounts.ofTry(caller);
  // Counted before it is tried, so that tries in parallel are no more than tries in a row.
  await throttle.take(counts);
  const outcome = await tryCode(input).catch((error: unknown) => {
    // A first sign-in as student and as institute in the same moment: the other one has made the account.
    if (isUniqueViolation(error, "user_contact_value_key")) return tryCode(input);
    throw error;
  });
  if (typeof outcome === "object") {
    await otpCounts.giveBack(caller);
    return outcome;
  }
  if (outcome === "used_up") throw tooManyRequests(otpLifetimeMs / 1000);
  return null;
}

function tryCode(input: VerifyOtp): Promise<StartedSession | "wrong" | "used_up"> {
  const { phone, type, code, request } = input;
  const phoneHash = hashContact("phone", phone);
  const { isKnown } = otpCounts.ofTry({ ...request, phoneHash });
  return inTransaction(async (tx) => {
    const answer = await consumeOtp(tx, { phone, purpose: type, code, isKnown });
    if (answer === "right") return signIn(tx, input);
    await writeAudit(tx, {
      chain: `phone:${phoneHash.slice(0, 32)}`,
      actor: visitor,
      event: "otp.refused",
      details: { purpose: type, reason: answer },
    });
    return answer;
  });
}

async function signIn(tx: Tx, { phone, type, language, request }: VerifyOtp): Promise<StartedSession> {
  const [known] = await tx
    .select({ user: appUser, contact: userContact })
    .from(userContact)
    .innerJoin(appUser, eq(appUser.id, userContact.userId))
    .where(and(eq(userContact.kind, "phone"), eq(userContact.valueHash, hashContact("phone", phone))));
  if (known?.user.disabledAt) {
    throw new ProblemError({ status: 403, code: await closedCode(tx, known.user.id), title: "Not allowed" });
  }
  if (known && !known.contact.verifiedAt) {
    await tx.update(userContact).set({ verifiedAt: now() }).where(eq(userContact.id, known.contact.id));
  }
  const userId = known?.user.id ?? (await createPhoneUser(tx, { phone, language }));
  const isHeld = await holdRole(tx, { userId, role: type });
  if (!isHeld) throw forbidden("This sign-in was withdrawn for this number. Please contact support.");
  if (type === "institute" && !known?.user.name) await nameMember(tx, userId, phone);
  const studentId = type === "student" ? await findOnlyStudent(tx, userId) : null;
  return startSession(tx, { userId, role: type, studentId, method: "otp", request });
}

/** Who was let in under a name has it in sessions, audit and queues from the first sign-in on (D16b). */
async function nameMember(tx: Tx, userId: string, phone: string): Promise<void> {
  const [person] = await tx
    .select({ name: institutePerson.name })
    .from(institutePerson)
    .innerJoin(instituteMember, eq(instituteMember.id, institutePerson.id))
    .where(and(eq(instituteMember.phoneHash, hashContact("phone", phone)), isNull(instituteMember.endedAt)));
  if (person) await tx.update(appUser).set({ name: person.name }).where(eq(appUser.id, userId));
}

/** On hold, with a reason that was told; or closed for good, as an empty account is that a lost SIM's number came from. */
async function closedCode(tx: Tx, userId: string): Promise<"account_on_hold" | "account_closed"> {
  const held = await tx
    .select({ id: suspension.id })
    .from(suspension)
    .where(
      and(eq(suspension.kind, "account"), eq(suspension.subjectId, userId), isNull(suspension.restoredAt)),
    );
  return held.length > 0 ? "account_on_hold" : "account_closed";
}

/** With several students on one phone the next page asks; with one there is nothing to ask. */
async function findOnlyStudent(tx: Tx, userId: string): Promise<string | null> {
  const students = await tx
    .select({ id: student.id })
    .from(student)
    .where(and(eq(student.userId, userId), isNull(student.erasedAt)))
    .orderBy(asc(student.serial))
    .limit(2);
  return students.length === 1 ? (students[0]?.id ?? null) : null;
}
