import { and, eq } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { whoSignsIn } from "#app/db/who-signs-in.server.ts";

/** Who signs in for a company. */
export async function listCompanyPeople(organisationId: string): Promise<string[]> {
  const rows = await database()
    .select({ userId: userRole.userId })
    .from(userRole)
    .innerJoin(appUser, eq(appUser.id, userRole.userId))
    .where(and(eq(userRole.organisationId, organisationId), eq(userRole.role, "csr"), whoSignsIn.byRole()));
  return rows.map(({ userId }) => userId);
}
