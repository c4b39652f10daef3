import { and, eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { reviewConflict } from "#app/db/schema/reviews.ts";
import {
  type ApplicationRow,
  type FoundApplication,
  getApplicationRow,
  lockApplication,
} from "#app/features/applications/server/lists/application-row.server.ts";
import { plainTerms, type ScholarshipTerms } from "#app/features/scholarships/scholarship-terms.ts";
import { getScholarshipTerms } from "#app/features/scholarships/server/lifecycle/get-scholarship-terms.server.ts";
import { type ReviewAccess, reviewPermissions } from "../review-permissions.ts";

/** An application as this actor may review it. */
export interface FoundReview {
  readonly row: ApplicationRow;
  readonly terms: ScholarshipTerms;
  readonly access: ReviewAccess;
}

/** By the number people see; what is another institute's, or still a draft, is not there (T13, T14). */
export async function getReviewRow(actor: Actor, number: string): Promise<FoundReview> {
  return toReview(actor, await getApplicationRow(number));
}

/**
 * Held until the transaction ends. The terms first: whoever decides about one scholarship waits for each
 * other, so that seats and budget are counted when nobody else can take one (T39).
 */
export async function lockReview(tx: Tx, actor: Actor, id: string): Promise<FoundReview> {
  if (!isId(id)) throw notFound();
  const [found] = await tx
    .select({ scholarshipId: application.scholarshipId })
    .from(application)
    .where(eq(application.id, id));
  if (!found) throw notFound();
  if (found.scholarshipId) await getScholarshipTerms(found.scholarshipId, { tx, lock: true });
  return toReview(actor, await lockApplication(tx, id));
}

async function toReview(actor: Actor, { row, access }: FoundApplication): Promise<FoundReview> {
  const [terms, isConflicted] = [
    row.scholarshipId ? await getScholarshipTerms(row.scholarshipId) : plainTerms,
    await hasConflict(actor, row.id),
  ];
  const { ownerKind, ownerId } = access;
  const isAppealed = row.appealedAt !== null;
  const review: ReviewAccess = {
    ownerKind,
    ownerId,
    isAppealed,
    isWithDesk: ownerKind !== "institute" || isAppealed || row.escalatedAt !== null,
    isBlind: terms.isBlind,
    isConflicted,
  };
  if (actor.role !== "system") reviewPermissions.assertCan(actor, "review.read", review);
  await assertWithin(actor, "application", row.id);
  if (row.submittedAt === null) throw notFound();
  return { row, terms, access: review };
}

async function hasConflict(actor: Actor, applicationId: string): Promise<boolean> {
  if (!actor.userId) return false;
  const found = await database()
    .select({ userId: reviewConflict.userId })
    .from(reviewConflict)
    .where(and(eq(reviewConflict.applicationId, applicationId), eq(reviewConflict.userId, actor.userId)));
  return found.length > 0;
}
