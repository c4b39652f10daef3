import type { Actor } from "#app/core/portals/permissions.ts";
import { unauthenticated } from "#app/core/requests/errors.ts";
import { applicationPermissions } from "../../application-permissions.ts";
import type { ApplicationFigures } from "../../views/application-view.ts";
import { readOwnApplications } from "./read-own-applications.server.ts";

/** The figures of the student's dashboard, each counted from rows. */
export async function countApplications(actor: Actor): Promise<ApplicationFigures> {
  applicationPermissions.assertCan(actor, "application.list");
  if (!actor.studentId) throw unauthenticated();
  const { applications } = await readOwnApplications(actor.studentId);
  const among = (...statuses: string[]) => applications.filter(({ status }) => statuses.includes(status));
  const worth = (rows: typeof applications) =>
    rows.reduce((sum, { awardPaise }) => sum + (awardPaise ?? 0), 0);
  const received = among("approved", "paid");
  const rejected = among("rejected").length;
  const decided = received.length + rejected;
  return {
    applicationsSubmitted: applications.filter(({ submittedAt }) => submittedAt !== null).length,
    scholarshipsReceived: received.length,
    totalAmountPaise: worth(received),
    paidAmountPaise: worth(among("paid")),
    pendingApplications: among("under_review", "action_needed").length,
    rejectedApplications: rejected,
    successRate: decided === 0 ? null : Math.round((received.length * 100) / decided),
  };
}
