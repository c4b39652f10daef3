import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { reviewPermissions } from "../review-permissions.ts";
import { deskOf } from "../server/lists/review-rows.server.ts";

/** An institute writes about its own scholarships, the desk about any; another's is not there (T13). */
export async function assertOwnGroup(actor: Actor, scholarshipId: string) {
  const desk = deskOf(actor);
  reviewPermissions.assertCan(actor, "review.write_many", desk);
  const [row] = await database().select().from(scholarship).where(eq(scholarship.id, scholarshipId));
  const isOwn = row?.ownerKind === "institute" && row.ownerId === desk.instituteId;
  if (!row || (desk.instituteId !== null && !isOwn)) throw notFound("There is no such scholarship.");
  return { title: row.title, instituteId: desk.instituteId };
}
