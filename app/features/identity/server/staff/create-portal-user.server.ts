import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor, TeamRole } from "#app/core/portals/permissions.ts";
import type { StaffRole } from "#app/core/portals/staff-roles.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";
import { accountPermissions } from "../../account-permissions.ts";
import type { PortalRole } from "../../staff/portal-role.ts";
import { contactRow } from "../contacts/contact-row.server.ts";
import { hashContact } from "../contacts/hash-contact.server.ts";
import { setPassword } from "../passwords/set-password.server.ts";

export interface NewPortalUser {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly role: PortalRole;
  readonly organisationId?: string | null;
  /** Inside that organisation; its first person is its owner. */
  readonly teamRole?: TeamRole;
  /** Of the admin desk; without one they can sign in and do nothing. */
  readonly staffRoles?: readonly StaffRole[];
  /** The demo's people have fixed ids. */
  readonly userId?: string;
}

/** Somebody who signs in by e-mail and password. Throws a field error for a weak password, a conflict for a known address. */
export async function createPortalUser(actor: Actor, input: NewPortalUser): Promise<string> {
  accountPermissions.assertCan(actor, "account.grant_role");
  const email = input.email.trim().toLowerCase();
  const valueHash = hashContact("email", email);
  return inTransaction(async (tx) => {
    const [known] = await tx
      .select({ id: userContact.id })
      .from(userContact)
      .where(and(eq(userContact.kind, "email"), eq(userContact.valueHash, valueHash)));
    if (known) throw conflict("There is already an account with this e-mail address.");
    const at = now();
    const userId = input.userId ?? newId();
    await tx.insert(appUser).values({ id: userId, name: input.name, createdAt: at });
    await tx.insert(userContact).values(contactRow.make({ userId, kind: "email", value: email }));
    await tx.insert(userRole).values({
      userId,
      role: input.role,
      organisationId: input.organisationId ?? null,
      teamRole: input.organisationId ? (input.teamRole ?? "owner") : null,
      staffRoles: [...(input.staffRoles ?? [])],
      grantedAt: at,
    });
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: "account.created",
      details: { by: "desk" },
    });
    const details = input.staffRoles ? { as: [...input.staffRoles] } : undefined;
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: "role.granted",
      to: input.role,
      details,
    });
    await setPassword(tx, { userId, password: input.password, actor, event: "password.set" });
    return userId;
  });
}
