import type { StateOf } from "#app/core/state-machine.ts";
import { defineMachine } from "#app/core/state-machine.ts";

/** Of a batch: the one who prepares is not the one who approves (T16). */
export const payoutBatchMachine = defineMachine({
  name: "batch",
  initial: "prepared",
  states: {
    prepared: {
      label: "To confirm",
      tone: "warn",
      told: "Prepared. A second person looks at it before anything leaves.",
      heldBy: "admin",
      dueWithinHours: 48,
    },
    approved: {
      label: "Approved",
      tone: "ok",
      told: "Approved by a second person. It can go to the bank.",
      heldBy: "admin",
      dueWithinHours: 24,
    },
    sent: { label: "At the bank", tone: "info", told: "The bank is paying it out.", heldBy: "admin" },
    settled: { label: "Settled", tone: "ok", told: "The bank has answered for every payout.", heldBy: null },
    cancelled: { label: "Cancelled", tone: "mute", told: "It was put back. Nothing left.", heldBy: null },
  },
  transitions: {
    prepared: {
      approve: { to: "approved", by: ["admin"], label: "Approve", told: "Approved by a second person." },
      cancel: { to: "cancelled", by: ["admin"], label: "Put back", told: "It was put back. Nothing left." },
    },
    approved: {
      send: { to: "sent", by: ["admin"], label: "Send to the bank", told: "It is on its way." },
      cancel: { to: "cancelled", by: ["admin"], label: "Put back", told: "It was put back. Nothing left." },
    },
    sent: {
      settle: { to: "settled", by: ["admin", "system"], label: "Settle", told: "The bank has answered." },
    },
    settled: {},
    cancelled: {},
  },
});
export type PayoutBatchStatus = StateOf<typeof payoutBatchMachine>;

export const payoutMachine = defineMachine({
  name: "payout",
  initial: "prepared",
  states: {
    prepared: { label: "Prepared", tone: "warn", told: "Your payout is being prepared.", heldBy: "admin" },
    approved: { label: "Approved", tone: "ok", told: "Your payout is approved.", heldBy: "admin" },
    sent: { label: "At the bank", tone: "info", told: "Your payout is at the bank.", heldBy: null },
    paid: { label: "Paid", tone: "ok", told: "The money is in your bank account.", heldBy: null },
    returned: {
      label: "Returned",
      tone: "bad",
      told: "The bank sent it back. Please check the account, then it is sent again.",
      heldBy: "student",
    },
    cancelled: { label: "Put back", tone: "mute", told: "It was put back before it left.", heldBy: "admin" },
  },
  transitions: {
    prepared: {
      approve: { to: "approved", by: ["admin"], label: "Approve", told: "Your payout is approved." },
      cancel: { to: "cancelled", by: ["admin"], label: "Put back", told: "It was put back." },
    },
    approved: {
      send: { to: "sent", by: ["admin"], label: "Send", told: "Your payout is on its way." },
      cancel: { to: "cancelled", by: ["admin"], label: "Put back", told: "It was put back." },
    },
    sent: {
      pay: { to: "paid", by: ["admin", "system"], label: "Paid", told: "The money is in your bank account." },
      return: { to: "returned", by: ["admin", "system"], label: "Returned", told: "The bank sent it back." },
    },
    paid: {},
    returned: {},
    cancelled: {},
  },
});
export type PayoutStatus = StateOf<typeof payoutMachine>;

export const payoutBadges = {
  prepared: "to_confirm",
  approved: "approved",
  sent: "under_review",
  paid: "paid",
  returned: "returned",
  cancelled: "cancelled",
  settled: "settled",
} as const satisfies Record<PayoutStatus | PayoutBatchStatus, string>;

/** At most so many payouts in one batch. */
export const LARGEST_BATCH = 5000;

/** Why a bank sends money back, as its file says it. */
export const returnReasons = {
  account_closed: "The account is closed",
  account_wrong: "No account with this number",
  name_differs: "The name does not match the account",
  account_frozen: "The account does not take money (KYC due)",
} as const;
export type ReturnReason = keyof typeof returnReasons;
