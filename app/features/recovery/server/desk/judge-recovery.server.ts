import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { registration } from "#app/db/schema/registration.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { knownStudents } from "../../institute/known-students.server.ts";
import type { RecoveryCheck } from "../../recovery-view.ts";
import { findNumberHolder } from "../asking/find-number-holder.server.ts";
import { type RecoveryRow, recoveryRow, type SealedFacts } from "../recovery-row.server.ts";

export interface RecoveryVerdict {
  readonly checks: readonly RecoveryCheck[];
  /** Why nobody may agree to it. */
  readonly against: readonly string[];
  readonly registration: Registration | null;
}

type Registration = typeof registration.$inferSelect;

/** What was typed, held against the registration. All three have to be right; a photo alone moves nothing. */
export async function judgeRecovery(row: RecoveryRow): Promise<RecoveryVerdict> {
  const facts = recoveryRow.factsOf(row);
  const [found] = row.studentId
    ? await database()
        .select()
        .from(registration)
        .where(and(eq(registration.studentId, row.studentId), isNull(registration.erasedAt)))
    : [];
  // What her institute began has no digits: it knows her, and she need not have registered.
  const begunFor = facts && !facts.digitsOf ? row.studentId : null;
  const born = found?.dateOfBirth ?? (begunFor && (await knownStudents.toldBirthDay(begunFor)));
  const checks = [
    begunFor
      ? check("Student of the institute", true, row.otrNumber ?? "without an OTR registration")
      : check("OTR number", found !== undefined, row.otrNumber ?? ""),
    check("Date of birth", Boolean(born && facts && born === facts.birthDay), "as typed"),
    begunFor ? instituteCheck(row) : digitsCheck(facts, found),
  ];
  const wrong = checks.filter(({ isRight }) => !isRight).map(({ label }) => `${label}: not as registered`);
  return {
    checks,
    against: [...wrong, ...(row.userId ? await obstacles(row, row.userId) : [])],
    registration: found ?? null,
  };
}

const check = (label: string, isRight: boolean, words: string): RecoveryCheck => ({ label, isRight, words });

function digitsCheck(facts: SealedFacts | null, found: Registration | undefined): RecoveryCheck {
  const of = facts?.digitsOf === "aadhaar" ? "Aadhaar" : "bank account";
  const kept = facts?.digitsOf === "aadhaar" ? found?.aadhaarLastFour : found?.accountLastFour;
  return check(`Last four digits of the ${of}`, Boolean(kept && kept === facts?.digits), "as typed");
}

/** Her institute began it: in the place of digits and photo stands somebody who knows her. */
const instituteCheck = ({ spokenAt, spokenByName }: RecoveryRow): RecoveryCheck =>
  check("Her institute says that it is her", spokenAt !== null, spokenByName ?? "");

async function obstacles(row: RecoveryRow, userId: string): Promise<string[]> {
  const db = database();
  const [user] = await db.select().from(appUser).where(eq(appUser.id, userId));
  const otherRoles = await db.$count(
    userRole,
    and(eq(userRole.userId, userId), ne(userRole.role, "student"), isNull(userRole.revokedAt)),
  );
  const others = await db.$count(
    recoveryRequest,
    and(
      eq(recoveryRequest.userId, userId),
      ne(recoveryRequest.id, row.id),
      inArray(recoveryRequest.status, ["submitted", "waiting"]),
    ),
  );
  const holder = await findNumberHolder(row.newPhoneHash);
  const isOpen = row.status === "submitted" || row.status === "waiting";
  return [
    ...(user?.disabledAt || user?.erasedAt ? ["The account is closed"] : []),
    ...(otherRoles > 0 ? ["The account also serves an institute or a portal: it cannot be moved so"] : []),
    ...(others > 0 ? ["Another request for the same account is open: refuse one of them first"] : []),
    ...(isOpen && holder && !holder.isEmpty
      ? ["The new number opens an account with a registration already"]
      : []),
  ];
}
