import { and, eq, isNull } from "drizzle-orm";
import { formatDate } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { limitWords, type StaffLimit, toStaffLimit } from "#app/core/portals/staff-limit.ts";
import { isStaffRole, staffRoleWords } from "#app/core/portals/staff-roles.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { securityPermissions } from "#app/features/identity/security-permissions.ts";
import { hasSecondFactor } from "#app/features/identity/server/staff/has-second-factor.server.ts";
import { limitableRoles } from "#app/features/identity/staff/limitable-roles.ts";
import { listOwnRights } from "./list-own-rights.server.ts";
import type { OwnRights } from "./own-rights.ts";

export interface StaffPerson {
  readonly id: string;
  readonly name: string;
  /** In words; none: they can sign in and do nothing. */
  readonly roles: readonly string[];
  readonly isSuspended: boolean;
  /** "12 Nov 2026" */
  readonly since: string;
  readonly hasSecondFactor: boolean;
  readonly limit: StaffLimit | null;
  /** "Telangana · Telugu", "The whole country" */
  readonly sees: string;
  /** Verification and support alone. */
  readonly isLimitable: boolean;
  readonly mayLimit: boolean;
  readonly rights: OwnRights;
}

/** Somebody of the desk: what they are, and in words what they may see and do. */
export async function getStaffPerson(actor: Actor, userId: string): Promise<StaffPerson> {
  securityPermissions.assertCan(actor, "security.list_staff");
  const [row] = isId(userId)
    ? await database()
        .select({ name: appUser.name, disabledAt: appUser.disabledAt, hasSecondFactor, role: userRole })
        .from(userRole)
        .innerJoin(appUser, eq(appUser.id, userRole.userId))
        .where(and(eq(userRole.userId, userId), eq(userRole.role, "admin"), isNull(userRole.revokedAt)))
    : [];
  if (!row) throw notFound("Nobody of the desk has this account.");
  const staffRoles = row.role.staffRoles.filter(isStaffRole);
  const limit = toStaffLimit(row.role.limitStates, row.role.limitLanguages);
  return {
    id: userId,
    name: row.name ?? "Somebody without a name yet",
    roles: staffRoles.map((role) => staffRoleWords[role].label),
    isSuspended: row.disabledAt !== null,
    since: formatDate(row.role.grantedAt),
    hasSecondFactor: row.hasSecondFactor,
    limit: limit ?? null,
    sees: limitWords(limit),
    isLimitable: staffRoles.length > 0 && staffRoles.every((one) => limitableRoles.includes(one)),
    mayLimit: securityPermissions.can(actor, "security.limit_staff", { userId }),
    rights: listOwnRights({ role: "admin", userId, staffRoles, language: "en", limit }),
  };
}
