import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { institutePerson } from "#app/db/schema/institutes.ts";
import { appUser, userContact } from "#app/db/schema/users.ts";

/** D22: who acts, for colleagues to read. The session of an institute's people is called by the institute's name. */
export async function personName(tx: Pick<Tx, "select">, actor: Actor): Promise<string> {
  const nobody = "A colleague";
  if (actor.role !== "institute" || !actor.userId) return actor.name ?? nobody;
  const [found] = await tx
    .select({ account: appUser.name, person: institutePerson.name })
    .from(appUser)
    .leftJoin(userContact, and(eq(userContact.userId, appUser.id), eq(userContact.kind, "phone")))
    .leftJoin(
      instituteMember,
      and(eq(instituteMember.phoneHash, userContact.valueHash), isNull(instituteMember.endedAt)),
    )
    .leftJoin(institutePerson, eq(institutePerson.id, instituteMember.id))
    .where(eq(appUser.id, actor.userId));
  return found?.person ?? found?.account ?? nobody;
}
