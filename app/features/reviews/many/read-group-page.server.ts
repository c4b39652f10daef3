import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { reviewPermissions } from "../review-permissions.ts";
import { deskOf } from "../server/lists/review-rows.server.ts";
import { listGroupMessages } from "./list-group-messages.server.ts";

/** What was sent, and the scholarships that one can write about. */
export async function readGroupPage(actor: Actor) {
  const desk = deskOf(actor);
  const messages = await listGroupMessages(actor);
  const applied = database()
    .select({ id: application.scholarshipId })
    .from(application)
    .where(isNotNull(application.scholarshipId));
  const own =
    desk.instituteId === null
      ? undefined
      : and(eq(scholarship.ownerKind, "institute"), eq(scholarship.ownerId, desk.instituteId));
  const scholarships = await database()
    .select({ value: scholarship.id, label: scholarship.title })
    .from(scholarship)
    .where(and(own, inArray(scholarship.id, applied)))
    .orderBy(asc(scholarship.title), asc(scholarship.id))
    .limit(1000);
  return { messages, scholarships, mayWrite: reviewPermissions.can(actor, "review.write_many", desk) };
}
