import { and, asc, eq, isNull } from "drizzle-orm";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { enquiryPermissions } from "../enquiry-permissions.ts";

/** Who can take something: everybody at the admin desk who can sign in. */
export async function listDeskPeople(actor: Actor): Promise<{ id: string; name: string }[]> {
  enquiryPermissions.assertCan(actor, "enquiry.work_desk");
  const rows = await database()
    .select({ id: appUser.id, name: appUser.name })
    .from(userRole)
    .innerJoin(appUser, eq(appUser.id, userRole.userId))
    .where(and(eq(userRole.role, "admin"), isNull(userRole.revokedAt), isNull(appUser.disabledAt)))
    .orderBy(asc(appUser.name), asc(appUser.id))
    .limit(200);
  return rows.map(({ id, name }) => ({ id, name: name ?? "Somebody without a name" }));
}
