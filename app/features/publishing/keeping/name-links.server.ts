import { eq, inArray } from "drizzle-orm";
import type { ManyNames } from "#app/core/forms/many-button.server.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship, scholarshipLink } from "#app/db/schema/scholarships.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";

/** Whose website the ticked ones are, for the question before a step and the word after it. */
export async function nameLinks(actor: Actor, ticked: readonly { id: string }[]): Promise<ManyNames> {
  scholarshipPermissions.assertCan(actor, "scholarship.see_desk");
  const ids = ticked.map(({ id }) => id);
  const rows = await database()
    .select({ id: scholarshipLink.id, name: scholarship.title })
    .from(scholarshipLink)
    .innerJoin(scholarship, eq(scholarship.id, scholarshipLink.scholarshipId))
    .where(inArray(scholarshipLink.id, ids));
  return new Map(rows.map(({ id, name }) => [id, { name }]));
}
