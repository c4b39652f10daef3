import { formatCount, paise, shortMoney } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { type MonthRange, monthLabel } from "#app/features/insurance/month-range.ts";
import { listActivity } from "#app/features/insurance/server/figures/list-activity.server.ts";
import {
  type DeskFigure,
  readDeskFigures,
} from "#app/features/insurance/server/figures/read-desk-figures.server.ts";
import { readGrowth } from "#app/features/insurance/server/figures/read-growth.server.ts";
import { readPlanShares } from "#app/features/insurance/server/figures/read-plan-shares.server.ts";
import { readRegions } from "#app/features/insurance/server/figures/read-regions.server.ts";
import { countFraudAlerts } from "#app/features/insurance/server/fraud/count-fraud-alerts.server.ts";

const lakhPaise = 100_000_00;

/** Everything the super dashboard shows, from rows; the page draws it. */
export async function readSuperDashboard(actor: Actor, range: MonthRange) {
  const [figures, growth, plans, regions, fraud, activity] = await Promise.all([
    readDeskFigures(actor),
    readGrowth(actor, range),
    readPlanShares(actor),
    readRegions(actor),
    countFraudAlerts(actor),
    listActivity(actor),
  ]);
  const span = `${monthLabel(range.from, range)} to ${monthLabel(range.to, range)}`;
  const most = Math.max(1, ...regions.map(({ policies }) => policies));
  return {
    range,
    tiles: [
      tile("Total Policies", figures.totalPolicies, formatCount, "up"),
      tile("Active Claims", figures.activeClaims, formatCount, "down"),
      tile("Total Revenue", figures.totalRevenuePaise, (value) => shortMoney(paise(value)), "up"),
      tile("Active Agents", figures.activeAgents, formatCount, "up"),
      tile("Hospital Partners", figures.hospitalPartners, formatCount, "up"),
      tile("Fraud Alerts", figures.fraudAlerts, formatCount, "down"),
      tile("Claim Settlement", figures.claimSettlementPercent, (value) => `${value.toFixed(1)}%`, "up"),
      tile("Customer Satisfaction", figures.customerSatisfaction, (value) => `${value.toFixed(1)} / 5`, "up"),
    ],
    policyGrowth: {
      title: `New policies a month, ${span}`,
      heads: ["Month", "Policies"] as [string, string],
      points: growth.map(({ label, policies }) => ({ label, value: policies })),
    },
    revenueGrowth: {
      title: `Revenue in lakh rupees, ${span}`,
      heads: ["Month", "₹ lakh"] as [string, string],
      points: growth.map(({ label, revenuePaise }) => ({ label, value: inLakh(revenuePaise) })),
    },
    plans: {
      title: "Plans",
      heads: ["Plan", "Policies", "Revenue", "Share"],
      parts: plans.map(({ plan, policies, premiumPaise }) => ({
        label: plan,
        value: policies,
        more: [`₹${formatCount(inLakh(premiumPaise))} lakh`],
      })),
    },
    totalPolicies: formatCount(plans.reduce((sum, { policies }) => sum + policies, 0)),
    regions: regions.map(({ region, policies, growthPercent }) => ({
      region,
      policies: formatCount(policies),
      percent: (100 * policies) / most,
      growthPercent: growthPercent === null ? null : Math.round(growthPercent * 10) / 10,
    })),
    fraud,
    activity,
  };
}

function tile(
  label: string,
  { now, before }: DeskFigure,
  format: (value: number) => string,
  goodWhen: "up" | "down",
) {
  const change = before === 0 ? null : Math.round((1000 * (now - before)) / before) / 10;
  // I19: +475% of four is not what +475% of four thousand is, so the base stands beside it.
  return {
    label,
    value: format(now),
    change: change === null ? null : { value: change, goodWhen, from: format(before) },
  };
}

function inLakh(amount: number): number {
  return Math.round(amount / lakhPaise);
}
