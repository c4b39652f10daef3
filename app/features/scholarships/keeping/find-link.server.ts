import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship, scholarshipLink } from "#app/db/schema/scholarships.ts";
import { scholarshipPermissions } from "../scholarships-permissions.ts";
import type { LinkLine } from "./link-columns.ts";
import { toLinkLine } from "./link-line.server.ts";

/** What the check found at one record's website; null where it was not asked yet, or names another one by now. */
export async function findLink(actor: Actor, scholarshipId: string): Promise<LinkLine | null> {
  scholarshipPermissions.assertCan(actor, "scholarship.see_desk");
  const [found] = await database()
    .select({ link: scholarshipLink, title: scholarship.title, website: scholarship.website })
    .from(scholarshipLink)
    .innerJoin(scholarship, eq(scholarship.id, scholarshipLink.scholarshipId))
    .where(eq(scholarshipLink.scholarshipId, scholarshipId));
  return found && found.website === found.link.address ? toLinkLine(found.link, found.title) : null;
}
