import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "#app/core/permissions.ts";
import type { SessionHint } from "#app/core/session-hint.ts";
import { database } from "#app/db/client.server.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { accountRoles } from "../portal-role.ts";
import { findContact } from "./find-contact.server.ts";
import { hashContact } from "./hash-contact.server.ts";

/** What the header may know about who is signed in. It opens nothing. */
export async function findSessionHint(actor: Actor): Promise<SessionHint | null> {
  const type = accountRoles.find((role) => role === actor.role);
  if (!type || !actor.userId) return null;
  const base = { type, isVerified: true };
  if (type !== "institute") return base;
  const phone = await findContact(actor.userId, "phone");
  if (!phone) return base;
  const [member] = await database()
    .select({ code: instituteMember.instituteCode })
    .from(instituteMember)
    .where(and(eq(instituteMember.phoneHash, hashContact("phone", phone)), isNull(instituteMember.endedAt)));
  // A phone that speaks for no partner is signed in, but not verified as an institute.
  return member ? { ...base, instituteCode: member.code } : { ...base, isVerified: false };
}
