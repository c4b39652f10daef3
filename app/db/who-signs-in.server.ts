import { and, isNull, type SQL } from "drizzle-orm";
import { instituteMember } from "./schema/institute-members.ts";
import { appUser, userRole } from "./schema/users.ts";

/**
 * Who is written to, reminded or offered work is who can sign in now: neither gone nor locked out, and of an
 * organisation that is not on hold. Each of these is of rows that are joined with their account.
 */
export const whoSignsIn = {
  /** For the admin desk, a donor or a company. */
  byRole: (): SQL | undefined =>
    and(isNull(userRole.revokedAt), isNull(userRole.suspendedAt), accountIsOpen()),
  /** For an institute. */
  asMember: (): SQL | undefined =>
    and(isNull(instituteMember.endedAt), isNull(instituteMember.suspendedAt), accountIsOpen()),
};

function accountIsOpen(): SQL | undefined {
  return and(isNull(appUser.disabledAt), isNull(appUser.erasedAt));
}
