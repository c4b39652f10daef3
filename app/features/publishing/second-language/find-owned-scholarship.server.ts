import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { ownerOf, scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";
import type { ScholarshipRow } from "#app/features/scholarships/server/lifecycle/lock-scholarship.server.ts";
import { findOwnProgramme } from "../programmes/find-own-programme.server.ts";

/** The scholarship that an institute names by itself, a giver by its programme; another's is not there (T13). */
export async function findOwnedScholarship(actor: Actor, key: string): Promise<ScholarshipRow> {
  const id = actor.role === "institute" ? key : (await findOwnProgramme(actor, key)).scholarshipId;
  const [row] = isId(id) ? await database().select().from(scholarship).where(eq(scholarship.id, id)) : [];
  const owner = ownerOf(actor);
  if (!row || !owner || row.ownerKind !== owner.kind || row.ownerId !== owner.id)
    throw notFound("We could not find this scholarship.");
  scholarshipPermissions.assertCan(actor, "scholarship.update", row);
  return row;
}
