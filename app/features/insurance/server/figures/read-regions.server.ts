import type { Actor } from "#app/core/portals/permissions.ts";
import { dashboardPermissions } from "../../dashboard-permissions.ts";
import { readPolicyShares } from "../policies/read-policy-shares.server.ts";

const regions = ["North", "South", "West", "East"] as const;

export type RegionFigures = {
  region: string;
  policies: number;
  /** New policies of the last full month against the month before it, in percent; null without a month before. */
  growthPercent: number | null;
};

/** A policy belongs to the region of the agent who sold it, also after that agent has left. */
export async function readRegions(actor: Actor): Promise<RegionFigures[]> {
  dashboardPermissions.assertCan(actor, "dashboard.read");
  const { regions: rows } = await readPolicyShares();
  return regions.map((region) => {
    const found = rows.find((row) => row.region === region);
    const { policies = 0, last = 0, before = 0 } = found ?? {};
    return { region, policies, growthPercent: before > 0 ? (100 * (last - before)) / before : null };
  });
}
