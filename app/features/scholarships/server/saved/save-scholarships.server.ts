import { and, inArray } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { savedScholarship } from "#app/db/schema/saved-scholarships.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { publicStatuses } from "../../scholarship-status.ts";
import { scholarshipPermissions } from "../../scholarships-permissions.ts";
import { requireStudent } from "../facts/require-student.server.ts";

const MOST_AT_ONCE = 200;

/**
 * Keeps scholarships in the student's account, by their numbers: one from a card's button, or all that a
 * visitor had kept in the browser before signing in. Saving twice is saving once.
 */
export async function saveScholarships(actor: Actor, numbers: readonly number[]): Promise<void> {
  scholarshipPermissions.assertCan(actor, "scholarship.save");
  const studentId = requireStudent(actor);
  const wanted = [...new Set(numbers)].filter(Number.isSafeInteger).slice(0, MOST_AT_ONCE);
  await inTransaction(async (tx) => {
    const found = await tx
      .select({ id: scholarship.id })
      .from(scholarship)
      .where(and(inArray(scholarship.number, wanted), inArray(scholarship.status, [...publicStatuses])));
    if (found.length === 0) throw notFound("We could not find this scholarship.");
    const savedAt = now();
    await tx
      .insert(savedScholarship)
      .values(found.map(({ id }) => ({ studentId, scholarshipId: id, savedAt })))
      .onConflictDoNothing();
  });
}
