import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "#app/db/opening/client.server.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";

/** Everybody of an organisation's team, who has not yet taken up the invitation too. */
export async function listPeople(tx: Pick<Tx, "select">, organisationId: string) {
  const rows = await tx
    .select({
      userId: userRole.userId,
      teamRole: userRole.teamRole,
      name: appUser.name,
      email: userContact,
      isSuspended: sql<boolean>`${appUser.disabledAt} is not null`,
      // The outer table by its bare name: of a column Drizzle would leave the table out here.
      hasPassword: sql<boolean>`exists (select from user_password p where p.user_id = "user_role"."user_id")`,
    })
    .from(userRole)
    .innerJoin(appUser, eq(appUser.id, userRole.userId))
    .leftJoin(userContact, and(eq(userContact.userId, userRole.userId), eq(userContact.kind, "email")))
    .where(
      and(eq(userRole.organisationId, organisationId), isNull(userRole.revokedAt), isNull(appUser.erasedAt)),
    )
    .orderBy(asc(userRole.grantedAt), asc(userRole.userId));
  return [...new Map(rows.map((row) => [row.userId, row])).values()];
}
