import { isId } from "#app/core/id.ts";
import { defineList } from "#app/core/lists/list-query.ts";
import { agentMachine } from "../agent-status.ts";
import { bothWays } from "../both-ways.ts";
import { audienceNames, campaignTypeNames, priorityNames } from "../campaign-options.ts";
import { claimMachine } from "../claims/claim-status.ts";
import { claimTypeNames } from "../claims/claim-types.ts";
import { hospitalMachine } from "../hospital-status.ts";
import { plans } from "../insurance-plans.ts";
import { paymentMethodNames } from "../payment-methods.ts";
import { hospitalStates, regions } from "../regions.ts";

const pageSize = 20;
const cover = ["active", "expired"] as const;
const isNumber = (value: string) => /^[1-9]\d{0,6}$/.test(value);

/** The lists of the seven sections, each by its address. */
export const userList = defineList({
  search: true,
  filters: {
    plan: { label: "Plan", options: plans },
    status: { label: "Status", options: cover },
  },
  sorts: bothWays({ name: "text", joined: "day", until: "day" }),
  defaultSort: "joined_down",
  pageSize,
});

export const agentList = defineList({
  search: true,
  filters: {
    region: { label: "Region", options: regions },
    status: { label: "Status", options: agentMachine.stateNames },
  },
  sorts: bothWays({ number: "integer", name: "text", target: "integer", commission: "integer" }),
  defaultSort: "number_up",
  pageSize,
});

export const hospitalList = defineList({
  search: true,
  filters: {
    state: { label: "State", options: hospitalStates },
    status: { label: "Status", options: hospitalMachine.stateNames },
  },
  sorts: bothWays({ name: "text", city: "text", added: "instant" }),
  defaultSort: "added_down",
  pageSize,
});

export const policyList = defineList({
  search: true,
  filters: {
    plan: { label: "Plan", options: plans },
    status: { label: "Status", options: cover },
    agent: { label: "Agent", accepts: isNumber },
  },
  sorts: bothWays({ card: "text", customer: "text", premium: "integer", from: "day" }),
  defaultSort: "from_down",
  pageSize,
});

/** At least so many rupees, below so many. */
export const claimAmounts = {
  small: { words: "Below ₹10,000", from: 0, below: 10_000 },
  middle: { words: "₹10,000 to ₹50,000", from: 10_000, below: 50_000 },
  large: { words: "₹50,000 to ₹2 lakh", from: 50_000, below: 200_000 },
  largest: { words: "₹2 lakh and more", from: 200_000, below: null },
} as const;

export const claimDues = { late: "Late", soon: "In the last quarter", time: "Not late" } as const;
export const claimHolders = { me: "Me", others: "Somebody else", nobody: "Nobody" } as const;

export const claimList = defineList({
  search: true,
  filters: {
    status: { label: "Status", options: claimMachine.stateNames },
    type: { label: "Type", options: claimTypeNames },
    alert: { label: "Fraud alert", options: ["open"] },
    payment: { label: "Payment", options: ["waiting", "moving", "paid"] },
    month: { label: "Month", accepts: (value: string) => /^20\d\d-(0[1-9]|1[0-2])$/.test(value) },
    hospital: { label: "Hospital", accepts: isId },
    amount: { label: "Amount", options: Object.keys(claimAmounts) },
    due: { label: "Due", options: Object.keys(claimDues) },
    assigned: { label: "Assigned", options: Object.keys(claimHolders) },
  },
  sorts: bothWays({ date: "day", amount: "integer", due: "instant" }),
  defaultSort: "date_down",
  pageSize,
});

export const paymentList = defineList({
  search: true,
  filters: {
    status: { label: "Status", options: ["success", "failed"] },
    method: { label: "Method", options: paymentMethodNames },
    refund: { label: "Refund", options: ["asked", "refunded"] },
  },
  sorts: bothWays({ date: "day", amount: "integer" }),
  defaultSort: "date_down",
  pageSize,
});

export const campaignList = defineList({
  search: true,
  filters: {
    type: { label: "Type", options: campaignTypeNames },
    audience: { label: "Audience", options: audienceNames },
    priority: { label: "Priority", options: priorityNames },
  },
  sorts: bothWays({ date: "instant" }),
  defaultSort: "date_down",
  pageSize,
});
