import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { applicationMachine } from "#app/features/applications/rules/application-status.ts";
import { storyMachine } from "#app/features/content/stories/story-status.ts";
import { voucherMachine } from "#app/features/csr/vouchers/voucher-status.ts";
import { approvalBadges, approvalMachine } from "#app/features/giving/approvals/approval-status.ts";
import { donationBadges, donationMachine } from "#app/features/giving/donation-status.ts";
import { programmeMachine } from "#app/features/giving/programme-status.ts";
import { bookingBadges } from "#app/features/helpdesk/bookings/booking-badges.ts";
import { bookingMachine } from "#app/features/helpdesk/bookings/booking-status.ts";
import { enquiryBadges } from "#app/features/helpdesk/enquiry-badges.ts";
import { enquiryMachine } from "#app/features/helpdesk/enquiry-status.ts";
import { erasureBadges, erasureMachine } from "#app/features/identity/rules/erasure-status.ts";
import { secondLookBadges, secondLookMachine } from "#app/features/identity/staff/second-look-status.ts";
import { partnershipBadges, partnershipMachine } from "#app/features/institutes/partnership-status.ts";
import { rosterBadges, rosterMachine } from "#app/features/institutes/roster-status.ts";
import { agentMachine } from "#app/features/insurance/agent-status.ts";
import { alertStatusBadges } from "#app/features/insurance/alert-badges.ts";
import {
  claimPaymentBadges,
  claimPaymentMachine,
} from "#app/features/insurance/claims/claim-payment-status.ts";
import { claimMachine } from "#app/features/insurance/claims/claim-status.ts";
import { fraudMachine } from "#app/features/insurance/fraud/fraud-status.ts";
import { hospitalMachine } from "#app/features/insurance/hospital-status.ts";
import { messageBadges, messageMachine } from "#app/features/notifications/message-status.ts";
import { joiningBadges, joiningMachine } from "#app/features/organisations/joining-status.ts";
import { payoutBadges, payoutBatchMachine, payoutMachine } from "#app/features/payouts/payout-status.ts";
import { ownScholarshipBadges } from "#app/features/publishing/own-scholarship.ts";
import {
  suggestionBadges,
  suggestionMachine,
} from "#app/features/publishing/suggestions/suggestion-status.ts";
import { recoveryBadges, recoveryMachine } from "#app/features/recovery/recovery-status.ts";
import { registrationBadges, registrationMachine } from "#app/features/registration/registration-status.ts";
import { bulkBadges, bulkMachine } from "#app/features/reviews/bulk-status.ts";
import { groupMessageBadges, groupMessageMachine } from "#app/features/reviews/many/group-message-status.ts";
import { scholarshipMachine } from "#app/features/scholarships/scholarship-status.ts";
import { statusTable } from "#app/ui/lists/status-table.ts";
import { listFiles, root } from "../../scripts/docs/load-modules.ts";

const sources = listFiles("app/**/*.tsx").filter((file) => !/^app\/ui\/|\.test\.tsx$/.test(file));
const textOf = (file: string) => readFileSync(join(root, file), "utf8");

/** Public pages without a state in them, which do not carry the table. The list only shrinks. */
const notYet = [
  "app/features/content/components/document-checklist.tsx",
  "app/features/content/components/exams/exam-item.tsx",
  "app/features/content/components/mock-tests/mock-explanations.tsx",
  "app/features/content/components/counselling/session-kinds.tsx",
  "app/portals/visitor/categories.tsx",
];

describe("L37, L58: one table of badges for all rooms", () => {
  test("no page gives a badge a tone of its own", () => {
    const byHand = sources.filter((file) => /<Badge\b|\bbadge--(ok|info|warn|bad)\b/.test(textOf(file)));
    expect(byHand.filter((file) => !notYet.includes(file))).toEqual([]);
    expect(notYet.filter((file) => !byHand.includes(file))).toEqual([]);
  });

  test("one word has one tone and one shape, whoever reads it", () => {
    const looks = new Map<string, Set<string>>();
    for (const { machine, badges } of rooms) {
      for (const [state, look] of Object.entries(badges)) {
        const label = (machine.states as Record<string, { label: string }>)[state]?.label;
        if (!label) continue;
        const { tone, icon } = statusTable[look as keyof typeof statusTable];
        looks.set(label, (looks.get(label) ?? new Set()).add(`${tone} ${icon.displayName ?? icon.name}`));
      }
    }
    expect(
      [...looks].filter(([, found]) => found.size > 1).map(([label, found]) => [label, ...found]),
    ).toEqual([]);
    expect(looks.size).toBeGreaterThan(40);
  });

  test("every machine's states have their look in the table, or stand on no badge", () => {
    const said = listFiles("app/features/**/*.ts")
      .filter((file) => !file.endsWith(".test.ts"))
      .flatMap((file) =>
        [...textOf(file).matchAll(/export const (\w+) = defineMachine\(/g)].map(([, name]) => name),
      );
    const text = textOf("tests/architecture/one-table-of-badges.test.ts");
    const missing = said.filter(
      (name) => !text.includes(`  { machine: ${name},`) && !text.includes(`    ${name},`),
    );
    expect(missing.toSorted()).toEqual([...untold].toSorted());
  });
});

const rooms = [
  { machine: approvalMachine, badges: approvalBadges },
  { machine: donationMachine, badges: donationBadges },
  { machine: bookingMachine, badges: bookingBadges },
  { machine: enquiryMachine, badges: enquiryBadges },
  { machine: partnershipMachine, badges: partnershipBadges },
  { machine: rosterMachine, badges: rosterBadges },
  { machine: fraudMachine, badges: alertStatusBadges },
  { machine: claimPaymentMachine, badges: claimPaymentBadges },
  { machine: joiningMachine, badges: joiningBadges },
  { machine: payoutMachine, badges: payoutBadges },
  { machine: payoutBatchMachine, badges: payoutBadges },
  { machine: suggestionMachine, badges: suggestionBadges },
  { machine: recoveryMachine, badges: recoveryBadges },
  { machine: bulkMachine, badges: bulkBadges },
  { machine: scholarshipMachine, badges: ownScholarshipBadges },
  { machine: registrationMachine, badges: registrationBadges },
  { machine: secondLookMachine, badges: secondLookBadges },
  { machine: erasureMachine, badges: erasureBadges },
  { machine: groupMessageMachine, badges: groupMessageBadges },
  { machine: messageMachine, badges: messageBadges },
  // A state that is itself a word of the table.
  ...[
    applicationMachine,
    claimMachine,
    voucherMachine,
    programmeMachine,
    hospitalMachine,
    agentMachine,
    storyMachine,
  ].map((machine) => ({ machine, badges: ownWords(machine) })),
];

/** Machines whose states stand on no badge: another one of the room tells where the thing is. */
const untold = [
  "awardMachine",
  "outsidePaymentMachine",
  "accountChangeMachine",
  "depositMachine",
  "noteMachine",
  "letterMachine",
  "refundMachine",
  "paymentMachine",
  "checkMachine",
  "claimPaymentBatchMachine",
];

function ownWords(machine: { states: object }): Record<string, string> {
  const isWord = (state: string) => state in statusTable;
  return Object.fromEntries(
    Object.keys(machine.states)
      .filter(isWord)
      .map((state) => [state, state]),
  );
}
