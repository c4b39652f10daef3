import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { userContact } from "#app/db/schema/users.ts";

/** Which institute the actor's phone speaks for and as what, for the head of its pages. */
export async function findInstituteDesk({ role, userId }: Actor) {
  if (role !== "institute" || !userId) return null;
  const [found] = await database()
    .select({
      name: instituteMember.instituteName,
      code: instituteMember.instituteCode,
      memberRole: instituteMember.memberRole,
    })
    .from(instituteMember)
    .innerJoin(
      userContact,
      and(eq(userContact.kind, "phone"), eq(userContact.valueHash, instituteMember.phoneHash)),
    )
    .where(and(eq(userContact.userId, userId), isNull(instituteMember.endedAt)));
  return found ?? null;
}
