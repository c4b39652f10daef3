import type { Actor } from "#app/core/portals/permissions.ts";
import { accountRoles } from "#app/core/portals/roles.ts";
import type { SessionHint } from "#app/core/requests/session-hint.ts";
import { readMemberRow } from "../staff/read-member-row.server.ts";

/** What the header may know about who is signed in. It opens nothing. */
export async function findSessionHint(actor: Actor): Promise<SessionHint | null> {
  const type = accountRoles.find((role) => role === actor.role);
  if (!type || !actor.userId || actor.helper) return null;
  const base = { type, isVerified: true };
  if (type !== "institute") return base;
  const member = await readMemberRow(actor.userId);
  // A phone that speaks for no partner is signed in, but not verified as an institute.
  return member ? { ...base, instituteCode: member.instituteCode } : { ...base, isVerified: false };
}
