import { and, eq, isNotNull, ne } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { application, applicationCheck } from "#app/db/schema/applications.ts";
import { waitingPlace } from "#app/db/schema/reviews.ts";
import { addEvent } from "#app/features/applications/server/add-event.server.ts";
import { tellStudent } from "#app/features/applications/server/tell-student.server.ts";
import type { FoundReview } from "../review-row.server.ts";

/** Found good, but every seat is given: it waits, without a clock, and moves up by itself. */
export async function waitlistApplication(
  tx: Tx,
  actor: Actor,
  { row, terms }: FoundReview,
  { awardPaise }: { readonly awardPaise: number },
): Promise<void> {
  if (row.status !== "under_review") {
    throw conflict("Only an application under review can wait.", "wrong_state");
  }
  if (!row.scholarshipId || (terms.seats === null && terms.budgetPaise === null)) {
    throw conflict("There is no limit of seats, so there is nothing to wait for.", "no_seats");
  }
  const isUnverified = and(
    eq(applicationCheck.applicationId, row.id),
    ne(applicationCheck.status, "verified"),
  );
  if ((await tx.$count(applicationCheck, isUnverified)) > 0) {
    throw conflict("Every check must be verified before it can wait for a seat.", "checks_open");
  }
  const at = now();
  const place = { scholarshipId: row.scholarshipId, awardPaise, placedAt: at, placedBy: actor.userId };
  const [placed] = await tx
    .insert(waitingPlace)
    .values({ applicationId: row.id, ...place })
    .onConflictDoUpdate({
      target: waitingPlace.applicationId,
      set: { ...place, endedAt: null, outcome: null },
      // Already waiting: its place in the line stays.
      setWhere: isNotNull(waitingPlace.endedAt),
    })
    .returning({ id: waitingPlace.applicationId });
  if (!placed) return;
  await tx.update(application).set({ dueAt: null, escalatedAt: null }).where(eq(application.id, row.id));
  await addEvent(tx, actor, row.id, { event: "waitlist" });
  await writeAudit(tx, {
    chain: `application:${row.id}`,
    actor,
    event: "review.waitlisted",
    details: { awardPaise },
  });
  await tellStudent(tx, row, "waitlisted", `${row.id}:waitlisted:${at.getTime()}`);
}
