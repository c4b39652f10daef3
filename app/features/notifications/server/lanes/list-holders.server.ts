import { and, eq } from "drizzle-orm";
import type { Actor, Right } from "#app/core/portals/permissions.ts";
import { toStaffLimit } from "#app/core/portals/staff-limit.ts";
import { isStaffRole } from "#app/core/portals/staff-roles.ts";
import { isWithin } from "#app/db/limits/assert-within.server.ts";
import type { Placed } from "#app/db/limits/placed-kinds.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";
import { whoSignsIn } from "#app/db/who-signs-in.server.ts";

export interface Holder {
  readonly actor: Actor & { readonly userId: string };
  readonly name: string | null;
  /** Sealed; null when they have none. */
  readonly email: { readonly id: string; readonly valueEncrypted: string } | null;
}

/**
 * Everybody of the admin desk who can sign in and holds the right: who is told, who can take something over. Given
 * what it is about, who is limited to other states or languages is left out.
 */
export async function listHolders(tx: Tx, right: Right, about?: Placed): Promise<Holder[]> {
  const rows = await tx
    .select({
      userId: appUser.id,
      name: appUser.name,
      staffRoles: userRole.staffRoles,
      states: userRole.limitStates,
      languages: userRole.limitLanguages,
      contactId: userContact.id,
      email: userContact.valueEncrypted,
    })
    .from(userRole)
    .innerJoin(appUser, eq(appUser.id, userRole.userId))
    .leftJoin(userContact, and(eq(userContact.userId, appUser.id), eq(userContact.kind, "email")))
    .where(and(eq(userRole.role, "admin"), whoSignsIn.byRole()))
    .orderBy(appUser.name, appUser.id);
  const holders = rows
    .map(({ userId, name, staffRoles, states, languages, contactId, email }) => ({
      actor: {
        role: "admin" as const,
        userId,
        staffRoles: staffRoles.filter(isStaffRole),
        language: "en" as const,
        limit: toStaffLimit(states, languages),
        ...(name && { name }),
      },
      name,
      email: contactId && email ? { id: contactId, valueEncrypted: email } : null,
    }))
    .filter(({ actor }) => right.heldBy(actor));
  if (!about) return holders;
  const within = await Promise.all(holders.map(({ actor }) => isWithin(actor, about, tx)));
  return holders.filter((_, at) => within[at]);
}
