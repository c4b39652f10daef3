import { eq } from "drizzle-orm";
import type { Actor, Right } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { claim } from "#app/db/schema/claims.ts";
import { enquiry } from "#app/db/schema/helpdesk-enquiries.ts";
import { partnershipRequest } from "#app/db/schema/institutes.ts";
import { joiningRequest } from "#app/db/schema/joining-requests.ts";
import { payoutBatch } from "#app/db/schema/payouts.ts";
import {
  type CommentSubject,
  commentSubjects,
} from "#app/features/comments/server/comment-subjects.server.ts";
import { enquiryNumber } from "#app/features/helpdesk/enquiry-number.ts";
import { enquiryPermissions } from "#app/features/helpdesk/enquiry-permissions.ts";
import { partnershipNumber } from "#app/features/institutes/partnership-number.ts";
import { partnershipPermissions } from "#app/features/institutes/partnership-permissions.ts";
import { insurancePermissions } from "#app/features/insurance/insurance-permissions.ts";
import { joiningNumber } from "#app/features/organisations/joining-number.ts";
import { joiningPermissions } from "#app/features/organisations/joining-permissions.ts";
import { payoutPermissions } from "#app/features/payouts/payout-permissions.ts";
import { batchNumber } from "#app/features/payouts/payout-view.ts";
import { reviewComments } from "#app/features/reviews/server/review-comments.server.ts";

/** A thing of the desk: whoever there holds the right to see it may talk about it. */
function ofDesk(
  right: Right,
  path: string,
  findTitle: (id: string) => Promise<string | undefined>,
  isAboutPerson = false,
): CommentSubject {
  const lets = (actor: Actor) => actor.role === "admin" && right.heldBy(actor);
  return {
    isAboutPerson,
    async see(actor, id) {
      const title = lets(actor) ? await findTitle(id) : undefined;
      if (title === undefined) throw notFound();
      return { title, href: `${path}/${id}`, lets };
    },
  };
}

const byId = async <R>(rows: Promise<R[]>, name: (row: R) => string) => {
  const [row] = await rows;
  return row && name(row);
};

/** What people talk about among themselves, and who may see it. */
export function connectComments(): void {
  const db = () => database();
  commentSubjects.plug({
    application: reviewComments,
    partnership: ofDesk(partnershipPermissions.right("partnership.see_desk"), "/admin/partnerships", (id) =>
      byId(db().select().from(partnershipRequest).where(eq(partnershipRequest.id, id)), partnershipNumber),
    ),
    joining: ofDesk(joiningPermissions.right("joining.see"), "/admin/joining", (id) =>
      byId(db().select().from(joiningRequest).where(eq(joiningRequest.id, id)), joiningNumber),
    ),
    claim: ofDesk(insurancePermissions.right("insurance.see"), "/admin/claim-management", (id) =>
      byId(db().select().from(claim).where(eq(claim.id, id)), ({ claimNumber }) => claimNumber),
    ),
    payout_batch: ofDesk(payoutPermissions.right("payout.see"), "/admin/payouts", (id) =>
      byId(db().select().from(payoutBatch).where(eq(payoutBatch.id, id)), batchNumber),
    ),
    enquiry: ofDesk(
      enquiryPermissions.right("enquiry.see_desk"),
      "/admin/enquiries",
      (id) => byId(db().select().from(enquiry).where(eq(enquiry.id, id)), enquiryNumber),
      true,
    ),
  });
}
