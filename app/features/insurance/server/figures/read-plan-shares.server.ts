import type { Actor } from "#app/core/portals/permissions.ts";
import { dashboardPermissions } from "../../dashboard-permissions.ts";
import { readPolicyShares } from "../policies/read-policy-shares.server.ts";

const planNames = {
  basic: "Basic",
  standard: "Standard",
  premium: "Premium",
  family: "Family",
  senior: "Senior",
} as const;
/** The order of the document; Standard, which it leaves out here, comes last. */
const order = ["basic", "premium", "family", "senior", "standard"] as const;

export type PlanShare = { plan: string; policies: number; premiumPaise: number };

/** Policies and premium by plan, each plan a row of its own (I8). */
export async function readPlanShares(actor: Actor): Promise<PlanShare[]> {
  dashboardPermissions.assertCan(actor, "dashboard.read");
  const { plans: rows } = await readPolicyShares();
  return order.flatMap((plan) =>
    rows.filter((row) => row.plan === plan).map((row) => ({ ...row, plan: planNames[plan] })),
  );
}
