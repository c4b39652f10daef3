import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { StaffRole } from "#app/core/portals/staff-roles.ts";
import { forbidden, notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { limitableRoles } from "../../staff/limitable-roles.ts";
import type { AccountRole } from "../../staff/portal-role.ts";
import { endSessions } from "../sessions/end-sessions.server.ts";
import { keepSuperAdmin } from "./keep-super-admin.server.ts";

/** Gives a person one more role, or gives back one that was withdrawn. */
export async function grantRole(
  actor: Actor,
  input: {
    readonly userId: string;
    readonly role: AccountRole;
    readonly organisationId?: string | null;
    /** Of the admin desk: all of them, the ones they have already too. */
    readonly staffRoles?: readonly StaffRole[];
    /** Who asked for it, where a second person has agreed (staff-matters.server.ts). */
    readonly askedBy?: string;
  },
): Promise<void> {
  const { userId, role } = input;
  if (!isId(userId)) throw notFound();
  accountPermissions.assertCan(actor, "account.grant_role");
  // T52: nobody makes an admin alone.
  if (role === "admin" && actor.role === "admin" && !input.askedBy) {
    throw forbidden("Another admin has to agree: ask under Security & Roles.");
  }
  await inTransaction(async (tx) => {
    const [user] = await tx
      .select({ id: appUser.id })
      .from(appUser)
      .where(eq(appUser.id, userId))
      .for("update");
    if (!user) throw notFound();
    const [before] = await tx
      .select()
      .from(userRole)
      .where(and(eq(userRole.userId, userId), eq(userRole.role, role)));
    const held = {
      grantedAt: now(),
      revokedAt: null,
      organisationId: input.organisationId ?? null,
      teamRole: input.organisationId ? ("owner" as const) : null,
      staffRoles: [...(input.staffRoles ?? [])],
      // Whoever gets a role that belongs to no state is limited to none; else a limit stays as it is.
      ...(!(input.staffRoles ?? []).every((one) => limitableRoles.includes(one)) && {
        limitStates: [],
        limitLanguages: [],
      }),
    };
    await tx
      .insert(userRole)
      .values({ userId, role, ...held })
      .onConflictDoUpdate({ target: [userRole.userId, userRole.role], set: held });
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: "role.granted",
      from: before?.revokedAt ? "revoked" : null,
      to: role,
      ...(role === "admin" && {
        details: { before: before?.revokedAt ? [] : (before?.staffRoles ?? []), after: held.staffRoles },
      }),
    });
    if (role !== "admin" || !before) return;
    await keepSuperAdmin(tx);
    // T9: what somebody may do from now on holds from now on.
    await endSessions(tx, { userId, actor, reason: "role_changed" });
  });
}
