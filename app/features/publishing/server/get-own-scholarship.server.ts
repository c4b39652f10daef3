import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";
import type { OwnScholarship } from "../own-scholarship.ts";
import { wholeScholarship } from "./whole-scholarship.server.ts";

/** One of the institute's own; another's gives 404, also when it is public (T13). */
export async function getOwnScholarship(actor: Actor, id: string): Promise<OwnScholarship> {
  const [row] = isId(id) ? await database().select().from(scholarship).where(eq(scholarship.id, id)) : [];
  if (row?.ownerKind !== "institute" || !row.ownerId || row.ownerId !== actor.instituteId) {
    throw notFound("We could not find this scholarship.");
  }
  scholarshipPermissions.assertCan(actor, "scholarship.read", row);
  return wholeScholarship(actor, row);
}
