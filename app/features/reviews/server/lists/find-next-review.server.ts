import type { Actor } from "#app/core/portals/permissions.ts";
import { listNextReviews } from "./list-next-reviews.server.ts";

/** The number of the next one with work for this person: the oldest after the one on the desk, then from the beginning. */
export async function findNextReview(
  actor: Actor,
  currentId: string,
  scholarshipId: string | null = null,
): Promise<string | null> {
  const [next] = await listNextReviews(actor, { currentId, scholarshipId, limit: 1 });
  return next?.number ?? null;
}
