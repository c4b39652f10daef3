import type { SQL } from "drizzle-orm";
import { addIstDays } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import * as lists from "#app/features/insurance/lists/insurance-lists.ts";
import type { ListTotal } from "#app/features/insurance/lists/list-frame.ts";
import { monthRangeOf } from "#app/features/insurance/month-range.ts";
import {
  countAgents,
  listAgentNames,
  listAgents,
} from "#app/features/insurance/server/agents/agent-rows.server.ts";
import {
  countCampaigns,
  listCampaigns,
} from "#app/features/insurance/server/campaigns/campaign-rows.server.ts";
import { countClaims, listClaims } from "#app/features/insurance/server/claims/claim-rows.server.ts";
import {
  countHospitals,
  listHospitals,
} from "#app/features/insurance/server/hospitals/hospital-rows.server.ts";
import { countPayments, listPayments } from "#app/features/insurance/server/payments/payment-rows.server.ts";
import { countPolicies, listPolicies } from "#app/features/insurance/server/policies/policy-rows.server.ts";
import { listUsers } from "#app/features/insurance/server/users/user-rows.server.ts";
import { readSuperDashboard } from "#app/portals/admin/read-super-dashboard.server.ts";
import { bareDashboard } from "../admin-dashboard.ts";
import { bareCases } from "./admin-queries.ts";
import type { Section } from "./admin-sections.ts";

interface AdminPage {
  readonly name: string;
  readonly open: () => Promise<unknown>;
  readonly statements: readonly SQL[];
  /** Throws unless both give the same. */
  readonly verify: (bare: (statement: SQL) => Promise<Record<string, unknown>[]>) => Promise<void>;
}

type Found = { readonly rows: readonly { readonly id: string }[]; readonly total: ListTotal };

/** A page as its loader reads it. */
const sections: Record<Section, (actor: Actor, address: string) => Promise<[Found, ...unknown[]]>> = {
  users: (actor, address) => Promise.all([listUsers(actor, lists.userList.read(address))]),
  agents: (actor, address) =>
    Promise.all([listAgents(actor, lists.agentList.read(address)), countAgents(actor)]),
  hospitals: (actor, address) =>
    Promise.all([listHospitals(actor, lists.hospitalList.read(address)), countHospitals(actor)]),
  policies: (actor, address) =>
    Promise.all([
      listPolicies(actor, lists.policyList.read(address)),
      countPolicies(actor),
      listAgentNames(actor),
    ]),
  claims: (actor, address) =>
    Promise.all([listClaims(actor, lists.claimList.read(address)), countClaims(actor)]),
  payments: (actor, address) =>
    Promise.all([listPayments(actor, lists.paymentList.read(address)), countPayments(actor)]),
  notifications: (actor, address) =>
    Promise.all([listCampaigns(actor, lists.campaignList.read(address)), countCampaigns(actor)]),
};

export async function adminPages(actor: Actor, today: string): Promise<AdminPage[]> {
  const cases = await bareCases(today);
  return [
    ...["", "?from=2025-01&to=2026-11"].map((range) => dashboardPage(actor, today, range)),
    ...cases.map(({ section, name, address, rows, total, more }): AdminPage => {
      const open = () => sections[section](actor, address);
      return {
        name,
        open,
        statements: [rows, total, ...more],
        async verify(bare) {
          const [page] = await open();
          const ids = (await bare(rows)).slice(0, 20).map(({ id }) => id);
          const [counted] = await bare(total);
          const [count, isCapped] = [
            Math.min(Number(counted?.n), page.total.isCapped ? 10_000 : Infinity),
            page.total.isCapped,
          ];
          const isSame = ids.join() === page.rows.map(({ id }) => id).join() && count === page.total.count;
          if (!isSame)
            throw new Error(
              `${name}: the page has ${page.rows.length} rows of ${page.total.count}${isCapped ? "+" : ""}, the SQL ${ids.length} of ${counted?.n}`,
            );
        },
      };
    }),
  ];
}

function dashboardPage(actor: Actor, today: string, search: string): AdminPage {
  const range = monthRangeOf(new URLSearchParams(search));
  const open = () => readSuperDashboard(actor, range);
  const statements = bareDashboard(today, addIstDays(today, -30), range);
  return {
    name: search === "" ? "dashboard" : "dashboard, two years",
    open,
    statements,
    async verify(bare) {
      const dashboard = await open();
      const [, growth = [], revenue = [], plans = []] = await Promise.all(statements.map(bare));
      const sum = (rows: Record<string, unknown>[]) =>
        rows.reduce((total, row) => total + Number(Object.values(row)[1]), 0);
      const shown = (points: { value: number }[]) => points.reduce((total, { value }) => total + value, 0);
      const isSame =
        shown(dashboard.policyGrowth.points) === sum(growth) &&
        Math.abs(shown(dashboard.revenueGrowth.points) - sum(revenue) / 1e7) < 24 &&
        shown(dashboard.plans.parts) === sum(plans);
      if (!isSame) throw new Error(`${search}: the dashboard and the SQL do not agree`);
    },
  };
}
