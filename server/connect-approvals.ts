import { transferMatter } from "#app/features/csr/server/record-csr-transfer.server.ts";
import { voucherMatters } from "#app/features/csr/vouchers/voucher-matters.server.ts";
import { approvalMatters } from "#app/features/giving/approvals/approval-matters.server.ts";
import { pledgeMatter } from "#app/features/giving/server/propose-donation.server.ts";
import { twoPeopleMatter } from "#app/features/giving/team/change-two-people.server.ts";

/** What two people of a giver's own team have to agree to, and who carries it out. */
export function connectApprovals(): void {
  approvalMatters.register("donation.pledge", pledgeMatter);
  approvalMatters.register("team.two_people", twoPeopleMatter);
  approvalMatters.register("csr.transfer", transferMatter);
  for (const [kind, matter] of Object.entries(voucherMatters)) approvalMatters.register(kind, matter);
}
