import { and, eq, isNull, sql } from "drizzle-orm";
import { unauthenticated } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { applicationPermissions } from "../application-permissions.ts";
import type { ApplicationFigures } from "../application-view.ts";

/** The figures of the student's dashboard, each counted from rows. */
export async function countApplications(actor: Actor): Promise<ApplicationFigures> {
  applicationPermissions.assertCan(actor, "application.list");
  if (!actor.studentId) throw unauthenticated();
  const { status, submittedAt, awardPaise } = application;
  const [row] = await database()
    .select({
      submitted: sql<number>`count(*) filter (where ${submittedAt} is not null)`.mapWith(Number),
      received: sql<number>`count(*) filter (where ${status} in ('approved', 'paid'))`.mapWith(Number),
      amount:
        sql<number>`coalesce(sum(${awardPaise}) filter (where ${status} in ('approved', 'paid')), 0)`.mapWith(
          Number,
        ),
      paid: sql<number>`coalesce(sum(${awardPaise}) filter (where ${status} = 'paid'), 0)`.mapWith(Number),
      pending: sql<number>`count(*) filter (where ${status} in ('under_review', 'action_needed'))`.mapWith(
        Number,
      ),
      rejected: sql<number>`count(*) filter (where ${status} = 'rejected')`.mapWith(Number),
    })
    .from(application)
    .where(and(eq(application.studentId, actor.studentId), isNull(application.erasedAt)));
  const { submitted = 0, received = 0, amount = 0, paid = 0, pending = 0, rejected = 0 } = row ?? {};
  return {
    applicationsSubmitted: submitted,
    scholarshipsReceived: received,
    totalAmountPaise: amount,
    paidAmountPaise: paid,
    pendingApplications: pending,
    rejectedApplications: rejected,
    successRate: received + rejected === 0 ? null : Math.round((received * 100) / (received + rejected)),
  };
}
