import { isId } from "#app/core/id.ts";
import { tableList } from "#app/core/lists/table-list.ts";
import { lastMonths } from "#app/core/periods/last-months.ts";
import { stateWords } from "#app/core/state-words.ts";
import { agentMachine } from "../agent-status.ts";
import { bothWays } from "../both-ways.ts";
import { audiences, campaignTypes, priorities } from "../campaign-options.ts";
import { claimMachine } from "../claims/claim-status.ts";
import { claimTypes } from "../claims/claim-types.ts";
import { hospitalMachine } from "../hospital-status.ts";
import { planNames } from "../insurance-plans.ts";
import { paymentMethods } from "../payment-methods.ts";
import { hospitalStates, regionNames } from "../regions.ts";
import { agentColumns } from "./columns/agent-columns.ts";
import { campaignColumns } from "./columns/campaign-columns.ts";
import { claimColumns } from "./columns/claim-columns.ts";
import { hospitalColumns } from "./columns/hospital-columns.ts";
import { paymentColumns } from "./columns/payment-columns.ts";
import { policyColumns } from "./columns/policy-columns.ts";
import { userColumns } from "./columns/user-columns.ts";
import { coverWords } from "./cover-words.ts";

const pageSize = 20;
/** Whom the page finds them among is told by the database. */
const none = () => ({});
type RowOf<C> = C extends Record<string, { readonly text: (row: infer Row) => unknown }> ? Row : never;
const isNumber = (value: string) => /^[1-9]\d{0,6}$/.test(value);

/** The lists of the seven sections, each by its address: table, card and file have the same columns. */
export const userList = tableList<RowOf<typeof userColumns>>()({
  path: "/admin/user-management",
  name: "user-management",
  search: true,
  filters: {
    plan: { label: "Plan", words: planNames },
    status: { label: "Status", words: coverWords },
  },
  sorts: bothWays({ name: "text", joined: "day", until: "day" }),
  defaultSort: "joined_down",
  pageSize,
  columns: userColumns,
});

export const agentList = tableList<RowOf<typeof agentColumns>>()({
  path: "/admin/agent-franchise",
  name: "agent-franchise",
  search: true,
  filters: {
    region: { label: "Region", words: regionNames },
    status: { label: "Status", words: stateWords(agentMachine) },
  },
  sorts: bothWays({ number: "integer", name: "text", target: "integer", commission: "integer" }),
  defaultSort: "number_up",
  pageSize,
  columns: agentColumns,
});

export const hospitalList = tableList<RowOf<typeof hospitalColumns>>()({
  path: "/admin/hospital-partners",
  name: "hospital-partners",
  search: true,
  filters: {
    state: { label: "State", words: Object.fromEntries(hospitalStates.map((state) => [state, state])) },
    status: { label: "Status", words: stateWords(hospitalMachine) },
  },
  sorts: bothWays({ name: "text", city: "text", added: "instant" }),
  defaultSort: "added_down",
  pageSize,
  columns: hospitalColumns,
});

export const policyList = tableList<RowOf<typeof policyColumns>>()({
  path: "/admin/policy-cards",
  name: "policy-cards",
  search: true,
  filters: {
    plan: { label: "Plan", words: planNames },
    status: { label: "Status", words: coverWords },
    agent: { label: "Agent", words: none, accepts: isNumber },
  },
  sorts: bothWays({ card: "text", customer: "text", premium: "integer", from: "day" }),
  defaultSort: "from_down",
  pageSize,
  columns: policyColumns,
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

export const claimList = tableList<RowOf<typeof claimColumns>>()({
  path: "/admin/claim-management",
  name: "claim-management",
  search: true,
  filters: {
    status: { label: "Status", words: stateWords(claimMachine) },
    type: { label: "Type", words: claimTypes },
    alert: { label: "Fraud alert", words: { open: "Open" } },
    payment: {
      label: "Payment",
      words: { waiting: "Approved, not paid", moving: "Being paid", paid: "Paid" },
    },
    month: {
      label: "Month",
      words: () => lastMonths(24),
      accepts: (value: string) => /^20\d\d-(0[1-9]|1[0-2])$/.test(value),
    },
    hospital: { label: "Hospital", words: none, accepts: isId },
    amount: {
      label: "Amount",
      words: Object.fromEntries(Object.entries(claimAmounts).map(([value, { words }]) => [value, words])),
    },
    due: { label: "Due", words: claimDues },
    assigned: { label: "Assigned", words: claimHolders },
  },
  sorts: bothWays({ date: "day", amount: "integer", due: "instant" }),
  defaultSort: "date_down",
  pageSize,
  columns: claimColumns,
});

export const paymentList = tableList<RowOf<typeof paymentColumns>>()({
  path: "/admin/payment-system",
  name: "payment-system",
  search: true,
  filters: {
    status: { label: "Status", words: { success: "Success", failed: "Failed" } },
    method: { label: "Method", words: paymentMethods },
    refund: { label: "Refund", words: { asked: "Waits for a second person", refunded: "Refunded" } },
  },
  sorts: bothWays({ date: "day", amount: "integer" }),
  defaultSort: "date_down",
  pageSize,
  columns: paymentColumns,
});

export const campaignList = tableList<RowOf<typeof campaignColumns>>()({
  path: "/admin/notifications",
  name: "notifications",
  search: true,
  filters: {
    type: { label: "Type", words: campaignTypes },
    audience: { label: "Audience", words: audiences },
    priority: { label: "Priority", words: priorities },
  },
  sorts: bothWays({ date: "instant" }),
  defaultSort: "date_down",
  pageSize,
  columns: campaignColumns,
});
