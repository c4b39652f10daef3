import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import { database } from "#app/db/client.server.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { registration } from "#app/db/schema/registration.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import type { RecoveryCheck } from "../recovery-view.ts";
import { findNumberHolder } from "./find-number-holder.server.ts";
import { type RecoveryRow, recoveryRow } from "./recovery-row.server.ts";

export interface RecoveryVerdict {
  readonly checks: readonly RecoveryCheck[];
  /** Why nobody may agree to it. */
  readonly against: readonly string[];
  readonly registration: typeof registration.$inferSelect | null;
}

/** What was typed, held against the registration. All three have to be right; a photo alone moves nothing. */
export async function judgeRecovery(row: RecoveryRow): Promise<RecoveryVerdict> {
  const facts = recoveryRow.factsOf(row);
  const [found] = row.studentId
    ? await database()
        .select()
        .from(registration)
        .where(and(eq(registration.studentId, row.studentId), isNull(registration.erasedAt)))
    : [];
  const kept = facts?.digitsOf === "aadhaar" ? found?.aadhaarLastFour : found?.accountLastFour;
  const of = facts?.digitsOf === "aadhaar" ? "Aadhaar" : "bank account";
  const checks = [
    check("OTR number", found !== undefined, row.otrNumber ?? ""),
    check("Date of birth", Boolean(found && facts && found.dateOfBirth === facts.birthDay), "as typed"),
    check(`Last four digits of the ${of}`, Boolean(kept && facts && kept === facts.digits), "as typed"),
  ];
  const wrong = checks.filter(({ isRight }) => !isRight).map(({ label }) => `${label}: not as registered`);
  return {
    checks,
    against: [...wrong, ...(row.userId ? await obstacles(row, row.userId) : [])],
    registration: found ?? null,
  };
}

const check = (label: string, isRight: boolean, words: string): RecoveryCheck => ({ label, isRight, words });

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
