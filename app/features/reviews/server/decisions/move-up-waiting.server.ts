import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { orderBy } from "#app/db/lists/keyset.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { reviewStanding, waitingPlace } from "#app/db/schema/reviews.ts";
import { rankingOrder } from "../scores/ranking-query.server.ts";
import { decideReview } from "./decide-review.server.ts";
import { endWaiting } from "./end-waiting.server.ts";

const AT_ONCE = 100;

/** Every waiting list, first in line first, as far as seats and money go. Says how many moved up. */
export async function moveUpWaiting(): Promise<number> {
  await forgetWhoLeft();
  const lists = await database()
    .selectDistinct({ scholarshipId: waitingPlace.scholarshipId })
    .from(waitingPlace)
    .where(isNull(waitingPlace.endedAt));
  let moved = 0;
  for (const { scholarshipId } of lists) moved += await moveUp(scholarshipId);
  return moved;
}

async function moveUp(scholarshipId: string): Promise<number> {
  const line = await database()
    .select({ id: application.id, awardPaise: waitingPlace.awardPaise })
    .from(waitingPlace)
    .innerJoin(application, eq(application.id, waitingPlace.applicationId))
    .leftJoin(reviewStanding, eq(reviewStanding.applicationId, application.id))
    .where(
      and(
        eq(waitingPlace.scholarshipId, scholarshipId),
        isNull(waitingPlace.endedAt),
        eq(application.status, "under_review"),
      ),
    )
    .orderBy(...orderBy(rankingOrder, false), asc(waitingPlace.placedAt))
    .limit(AT_ONCE);
  let moved = 0;
  for (const { id, awardPaise } of line) {
    try {
      await decideReview(systemActor, id, { verdict: "approve", awardPaise }, newFormKey());
      moved += 1;
    } catch (error) {
      if (!isProblem(error)) throw error;
      // No seat or no money: nobody behind goes ahead. Anything else is about this one alone.
      if (error.code === "seats_full" || error.code === "budget_spent") return moved;
    }
  }
  return moved;
}

/** Withdrawn or refused meanwhile. */
async function forgetWhoLeft(): Promise<void> {
  const gone = await database()
    .select({ id: waitingPlace.applicationId })
    .from(waitingPlace)
    .innerJoin(application, eq(application.id, waitingPlace.applicationId))
    .where(
      and(isNull(waitingPlace.endedAt), sql`${application.status} not in ('under_review', 'action_needed')`),
    );
  for (const { id } of gone) await inTransaction((tx) => endWaiting(tx, id, "left"));
}
