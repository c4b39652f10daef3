import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { z } from "zod";
import { adapters } from "#app/adapters/adapters.server.ts";
import { assertConnected } from "#app/core/requests/socket.ts";
import { env } from "#app/core/settings/env.server.ts";
import { sealFiles } from "#app/db/audit/seal-files.server.ts";
import { applicationOwnData } from "#app/features/applications/server/application-own-data.server.ts";
import { readerOwnData } from "#app/features/content/server/articles/reader-own-data.server.ts";
import { storyOwnData } from "#app/features/content/server/stories/story-own-data.server.ts";
import { documentOwnData } from "#app/features/documents/server/document-own-data.server.ts";
import { givingPermissions } from "#app/features/giving/giving-permissions.ts";
import { settleDonation } from "#app/features/giving/server/donations/settle-donation.server.ts";
import { findDonationPath } from "#app/features/giving/server/impact/find-donation-path.server.ts";
import { carryOutRefund } from "#app/features/giving/server/refunds/carry-out-refund.server.ts";
import { bookingOwnData } from "#app/features/helpdesk/server/bookings/booking-own-data.server.ts";
import { enquiryOwnData } from "#app/features/helpdesk/server/enquiries/enquiry-own-data.server.ts";
import { consentFollowers } from "#app/features/identity/server/consents/consent-followers.server.ts";
import { outgoingMessages } from "#app/features/identity/server/contacts/outgoing-messages.server.ts";
import { ownDataRooms } from "#app/features/identity/server/own-data/own-data-rooms.server.ts";
import { countSecondLooks } from "#app/features/identity/server/second-person/count-second-looks.server.ts";
import { secondLookMatters } from "#app/features/identity/server/second-person/second-look-matters.server.ts";
import { staffMatters } from "#app/features/identity/server/second-person/staff-matters.server.ts";
import { deskBadges } from "#app/features/identity/server/staff/desk-badges.server.ts";
import { instituteOwnData } from "#app/features/institutes/server/institute-own-data.server.ts";
import { insurancePermissions } from "#app/features/insurance/insurance-permissions.ts";
import { countWaitingClaims } from "#app/features/insurance/server/claims/count-waiting-claims.server.ts";
import { settleClaim } from "#app/features/insurance/server/claims/settle-claim.server.ts";
import { carryOutMonthReopening } from "#app/features/ledger/closing/carry-out-month-reopening.server.ts";
import { ledgerPermissions } from "#app/features/ledger/ledger-permissions.ts";
import { namedTemplate } from "#app/features/notifications/messages/named-template.ts";
import { collectNotifications } from "#app/features/notifications/server/bell/collect-notifications.server.ts";
import { countUnread } from "#app/features/notifications/server/bell/count-unread.server.ts";
import { eraseMessages } from "#app/features/notifications/server/outbox/erase-messages.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { countTroubles } from "#app/features/operations/server/count-troubles.server.ts";
import { joiningPermissions } from "#app/features/organisations/joining-permissions.ts";
import { acceptJoining } from "#app/features/organisations/server/accept-joining.server.ts";
import { countJoinings } from "#app/features/organisations/server/count-joinings.server.ts";
import { paymentSettlers } from "#app/features/payments/server/payment-settlers.server.ts";
import { carryOutSetAside } from "#app/features/payouts/fund/carry-out-set-aside.server.ts";
import { payoutPermissions } from "#app/features/payouts/payout-permissions.ts";
import { awardOwnData } from "#app/features/payouts/server/awards/award-own-data.server.ts";
import { carryOutCorrection } from "#app/features/payouts/server/awards/carry-out-correction.server.ts";
import { carryOutGeneralAward } from "#app/features/payouts/server/awards/carry-out-general-award.server.ts";
import { settlePayout } from "#app/features/payouts/server/batches/settle-payout.server.ts";
import {
  askedProgrammePath,
  carryOutProgrammeChange,
} from "#app/features/publishing/programmes/carry-out-programme-change.server.ts";
import { countSuggestions } from "#app/features/publishing/suggestions/server/count-suggestions.server.ts";
import { suggestionOwnData } from "#app/features/publishing/suggestions/server/suggestion-own-data.server.ts";
import { recoveryPermissions } from "#app/features/recovery/recovery-permissions.ts";
import { agreeRecovery } from "#app/features/recovery/server/desk/agree-recovery.server.ts";
import { countRecoveries } from "#app/features/recovery/server/desk/count-recoveries.server.ts";
import { recoveryOwnData } from "#app/features/recovery/server/recovery-own-data.server.ts";
import { fillFactsOfStudent } from "#app/features/registration/server/fill-facts-of-student.server.ts";
import { settleRegistration } from "#app/features/registration/server/paying/settle-registration.server.ts";
import { registrationOwnData } from "#app/features/registration/server/registration-own-data.server.ts";
import { reviewPermissions } from "#app/features/reviews/review-permissions.ts";
import { carryOutAmount } from "#app/features/reviews/server/decisions/carry-out-amount.server.ts";
import { countInstituteApplications } from "#app/features/reviews/server/lists/count-institute-applications.server.ts";
import { reviewOwnData } from "#app/features/reviews/server/review-own-data.server.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";
import { forgetStudentFacts } from "#app/features/scholarships/server/facts/forget-student-facts.server.ts";
import { scholarshipOwnData } from "#app/features/scholarships/server/scholarship-own-data.server.ts";
import { connectApprovals } from "./connect-approvals.ts";
import { plugSockets } from "./plug-sockets.ts";

const correctedAmount = z.object({ amountPaise: z.number() });
const bankReference = z.object({ reference: z.string() });
const claimSeen = z.object({
  revision: z.number(),
  amountPaise: z.number().optional(),
  reason: z.string().optional(),
});

/** The file store knows keys of one shape only. */
function nameAsKey(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  const groups = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)];
  return `${hex.slice(0, 2)}/${groups.join("-")}`;
}

/** Where a lower feature needs a higher one it has a socket, and the server plugs the two together at start. */
export function connectFeatures(): void {
  outgoingMessages.connect(async (tx, { key, to, template, values, language, expiresAt }) => {
    const rest = { language, dedupeKey: key, ...(expiresAt && { expiresAt }) };
    if ("phone" in to)
      await queueMessage(tx, {
        channel: "sms",
        to: to.phone,
        ...namedTemplate("sms", template, values),
        ...rest,
      });
    else
      await queueMessage(tx, {
        channel: "email",
        to: to.email,
        ...namedTemplate("email", template, values),
        ...rest,
      });
  });

  // T36: what each room holds about people, for export and erasure; the lower rooms first.
  // Before the documents: an application names the papers of the vault.
  ownDataRooms.register(applicationOwnData);
  ownDataRooms.register(reviewOwnData);
  ownDataRooms.register({
    name: "notifications",
    collect: collectNotifications,
    erase: eraseMessages,
  });
  ownDataRooms.register(documentOwnData);
  ownDataRooms.register(awardOwnData);
  ownDataRooms.register(bookingOwnData);
  ownDataRooms.register(readerOwnData);
  ownDataRooms.register(storyOwnData);
  ownDataRooms.register(scholarshipOwnData);
  ownDataRooms.register(enquiryOwnData);
  ownDataRooms.register(suggestionOwnData);
  ownDataRooms.register(registrationOwnData);
  ownDataRooms.register(recoveryOwnData);
  ownDataRooms.register(instituteOwnData);

  // T34: matching begins and ends with the consent to it.
  consentFollowers.register("scholarships", "profile_matching", { withdrawn: forgetStudentFacts });
  consentFollowers.register("registration", "profile_matching", { given: fillFactsOfStudent });

  // The admin portal's sidebar: what waits behind each section.
  deskBadges.register("/admin/inbox", countUnread);
  deskBadges.register("/admin/notifications", countUnread);
  deskBadges.register("/admin/claim-management", countWaitingClaims);
  deskBadges.register("/admin/security-roles", countSecondLooks);
  deskBadges.register("/admin/security-roles/second-person", countSecondLooks);
  deskBadges.register("/admin/system", countTroubles);
  deskBadges.register("/admin/joining", countJoinings);
  deskBadges.register("/admin/recovery", countRecoveries);
  deskBadges.register("/admin/scholarships", countSuggestions);
  deskBadges.register("/institute/inbox", countUnread);
  // And the institute's tab.
  deskBadges.register(
    "/institute/applications",
    async (actor) => (await countInstituteApplications(actor)).pendingReview,
  );

  // T58: the seals of the audit log leave for the bucket too, each under a name of its own.
  sealFiles.connect(
    env().FILE_STORE === "s3"
      ? async (name, line) => adapters().files.write(nameAsKey(name), Readable.from([line]))
      : null,
  );

  // T52: what two people have to agree to, and who carries it out.
  for (const [kind, matter] of Object.entries(staffMatters)) secondLookMatters.register(kind, matter);
  secondLookMatters.register("donation.refund", {
    label: "Refund of a donation",
    right: givingPermissions.right("giving.refund"),
    href: (id) => `/admin/donations/${id}`,
    run: (actor, { subjectId, reason }) => carryOutRefund(actor, subjectId, reason),
  });
  secondLookMatters.register("books.reopen", {
    label: "A closed month of the books",
    right: ledgerPermissions.right("ledger.close_month"),
    href: () => "/admin/books/months",
    run: (actor, { subjectId, requestedBy, reason }) =>
      carryOutMonthReopening(actor, subjectId, { requestedBy, reason }),
  });
  secondLookMatters.register("award.general_fund", {
    label: "Award from the general fund",
    right: payoutPermissions.right("payout.pay"),
    href: () => "/admin/payouts",
    run: (actor, { subjectId }) => carryOutGeneralAward(actor, subjectId),
  });
  secondLookMatters.register("scholarship.set_aside", {
    label: "Money of the general fund for a scholarship",
    right: payoutPermissions.right("payout.pay"),
    href: () => "/admin/payouts",
    run: (actor, { subjectId }) => carryOutSetAside(actor, subjectId),
  });
  secondLookMatters.register("payout.paid_by_hand", {
    label: "Payout recorded as paid by hand",
    right: payoutPermissions.right("payout.pay"),
    href: () => "/admin/payouts",
    run: (actor, { subjectId, payload }) =>
      settlePayout(actor, subjectId, { outcome: "paid", ...bankReference.parse(payload) }),
  });
  secondLookMatters.register("award.amount", {
    label: "Award of another amount",
    right: reviewPermissions.right("review.decide"),
    href: () => "/admin/payouts/awards",
    run: (_actor, { subjectId, payload, requestedBy }) => carryOutAmount(subjectId, { payload, requestedBy }),
  });
  secondLookMatters.register("award.correct", {
    label: "Correction of an award",
    right: payoutPermissions.right("payout.correct_award"),
    href: () => "/admin/payouts/awards",
    run: (actor, { subjectId, payload, reason }) =>
      carryOutCorrection(actor, subjectId, { ...correctedAmount.parse(payload), reason }),
  });
  secondLookMatters.register("programme.change", {
    label: "Change of a giver’s program",
    right: scholarshipPermissions.right("scholarship.approve"),
    href: (id) => `/admin/scholarships/${id}/edit`,
    askerHref: (_id, payload) => askedProgrammePath(payload),
    run: (actor, { payload }) => carryOutProgrammeChange(actor, payload),
  });
  secondLookMatters.register("organisation.join", {
    label: "A donor or company joins",
    right: joiningPermissions.right("joining.decide"),
    href: (id) => `/admin/joining/${id}`,
    run: (actor, { subjectId }) => acceptJoining(actor, subjectId),
  });
  secondLookMatters.register("account.recover", {
    label: "An account for a new number",
    right: recoveryPermissions.right("recovery.decide"),
    href: (id) => `/admin/recovery/${id}`,
    run: (actor, { subjectId }) => agreeRecovery(actor, subjectId),
  });
  secondLookMatters.register("claim.approve", {
    label: "Approval of a claim",
    right: insurancePermissions.right("insurance.decide_claim"),
    href: (id) => `/admin/claim-management/${id}`,
    run: (actor, { subjectId, payload }) =>
      settleClaim(actor, subjectId, { ...claimSeen.parse(payload), event: "approve" }),
  });

  connectApprovals();

  paymentSettlers.register("registration", {
    settle: settleRegistration,
    pathAfter: (subjectId) => `/payment?last_id=${subjectId}`,
  });
  paymentSettlers.register("donation", {
    settle: settleDonation,
    pathAfter: findDonationPath,
  });

  plugSockets();
  assertConnected();
}
