import { transferMatter } from "#app/features/csr/vouchers/transfer-matter.server.ts";
import { voucherMatters } from "#app/features/csr/vouchers/voucher-matters.server.ts";
import { approvalMatters } from "#app/features/giving/approvals/approval-matters.server.ts";
import { pledgeMatter } from "#app/features/giving/approvals/pledge-matter.server.ts";
import { twoPeopleMatter } from "#app/features/giving/team/change-two-people.server.ts";
import { secondLookMatters } from "#app/features/identity/server/second-person/second-look-matters.server.ts";
import {
  askedReopeningPath,
  carryOutScholarshipReopening,
} from "#app/features/publishing/reopening/carry-out-scholarship-reopening.server.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";

/** What two people of a giver's own team have to agree to, and who carries it out. */
export function connectApprovals(): void {
  approvalMatters.register("donation.pledge", pledgeMatter);
  approvalMatters.register("team.two_people", twoPeopleMatter);
  approvalMatters.register("csr.transfer", transferMatter);
  // And what a giver or an institute asks the desk for.
  secondLookMatters.register("scholarship.reopen", {
    label: "Opening a closed scholarship again",
    right: scholarshipPermissions.right("scholarship.approve"),
    href: (id) => `/admin/scholarships/${id}/edit`,
    askerHref: (_id, payload) => askedReopeningPath(payload),
    run: (actor, { subjectId, ...request }) => carryOutScholarshipReopening(actor, subjectId, request),
  });
  for (const [kind, matter] of Object.entries(voucherMatters)) approvalMatters.register(kind, matter);
}
