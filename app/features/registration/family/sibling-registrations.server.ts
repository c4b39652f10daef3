import { and, desc, eq, isNull, ne } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { unauthenticated } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { registration } from "#app/db/schema/registration.ts";
import { accountPermissions } from "#app/features/identity/account-permissions.ts";
import type { RegistrationRow } from "../server/registration-row.server.ts";

/** The registrations of the others on this phone, the latest first: whoever holds it could open each of them anyway. */
export async function siblingRegistrations(actor: Actor): Promise<RegistrationRow[]> {
  const { userId, studentId } = actor;
  if (!userId || !studentId) throw unauthenticated();
  accountPermissions.assertCan(actor, "account.choose_student", { userId });
  return database()
    .select()
    .from(registration)
    .where(
      and(
        eq(registration.userId, userId),
        ne(registration.studentId, studentId),
        isNull(registration.erasedAt),
      ),
    )
    .orderBy(desc(registration.updatedAt))
    .limit(20);
}
