import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addHours, now, setClock, startOfIstDay, useRealClock } from "#app/core/clock.ts";
import { compactCount } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { demoPortals } from "#app/features/identity/demo/demo-people.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { userList } from "../lists/insurance-lists.ts";
import { countAgents } from "../server/agents/agent-rows.server.ts";
import { countCampaigns } from "../server/campaigns/campaign-rows.server.ts";
import { listClaimPayments } from "../server/claim-payments/list-claim-payments.server.ts";
import { countClaims } from "../server/claims/claim-rows.server.ts";
import { countPayments } from "../server/payments/payment-rows.server.ts";
import { countPolicies } from "../server/policies/policy-rows.server.ts";
import { listUsers } from "../server/users/user-rows.server.ts";
import { buildInsuranceDemo } from "./insurance-demo.server.ts";
import { payClaims } from "./pay-claims.server.ts";

useTestDatabase();

const admin: Actor = {
  role: "admin",
  staffRoles: ["super_admin"],
  userId: demoPortals.admin.userId,
  language: "en",
};
const one = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await database().execute<Row>(query)).rows[0];

describe("the demo's insurance business comes out as the specification gives it", () => {
  // Shortly after midnight, when most of a day is yet to come.
  const midnight = addHours(startOfIstDay(now()), 0.2);
  beforeAll(async () => {
    setClock(midnight);
    await buildInsuranceDemo();
    useRealClock();
  });

  test("nothing has happened that is yet to come", async () => {
    for (const table of ["policy", "claim", "insured_user", "hospital_partner", "insurance_agent"])
      expect
        .soft(
          await one(
            sql`select count(*)::int as ahead from ${sql.identifier(table)} where created_at > ${midnight}`,
          ),
          table,
        )
        .toEqual({ ahead: 0 });
  });

  test("1,24,567 policies; Basic 36%, Premium 31%, Family 20%, Senior 13%; the counted days agree with the rows", async () => {
    const figures = await countPolicies(admin);
    expect(figures.total).toBe(124_567);
    const rows = await one(sql`select count(*)::int as total, sum(premium_paise)::float8 as premium,
      count(*) filter (where valid_to >= (now() at time zone 'Asia/Kolkata')::date)::int as active from policy`);
    expect(rows).toMatchObject({
      total: figures.total,
      active: figures.active,
      premium: figures.premiumPaise,
    });
    expect(figures.expired).toBeGreaterThan(5000);
    const { rows: shares } = await database().execute<{ plan: string; share: number }>(
      sql`select plan, round(sum(policies) * 100.0 / 124567)::int as share from policy_day group by plan order by 2 desc`,
    );
    expect(shares.map(({ plan, share }) => [plan, share])).toEqual([
      ["basic", 36],
      ["premium", 31],
      ["family", 20],
      ["senior", 13],
    ]);
  });

  test("settlement 98.5%, 23 claims Processing, satisfaction 4.8; nobody claims before they bought, but for two", async () => {
    const claims = await countClaims(admin);
    expect(claims).toEqual({ total: 2023, approved: 1970, processing: 23, rejected: 30 });
    expect(claims.approved / (claims.approved + claims.rejected)).toBe(0.985);
    expect(await one(sql`select round(avg(rating), 1)::float8 as rating from claim`)).toEqual({
      rating: 4.8,
    });
    const odd = await one(sql`select count(*)::int as odd from claim c join policy p on p.id = c.policy_id
      where c.treated_on < p.valid_from`);
    expect(odd).toEqual({ odd: 2 });
  });

  test("D6: every premium and every approved claim of the demo stands in the ledger, to the paisa", async () => {
    await payClaims(demoPortals.donor.userId);
    await payClaims(demoPortals.donor.userId);
    const figures = await one(sql`select
      (select sum(amount_paise - refunded_paise)::float8 from insurance_payment where status = 'success') as premiums,
      (select sum(approved_paise)::float8 from claim where status = 'approved') as claims,
      (select sum(amount_paise)::float8 from claim_payment where status = 'paid') as paid`);
    const { rows } = await database().execute<{ kind: string; paise: number }>(sql`
      select a.kind, sum(e.amount_paise)::float8 as paise from ledger_entry e
      join ledger_account a on a.id = e.account_id group by a.kind`);
    const of = (kind: string) => rows.find((row) => row.kind === kind)?.paise ?? 0;
    expect(-of("premium")).toBe(figures?.premiums);
    expect(of("claim_cost")).toBe(figures?.claims);
    expect(of("insurance_bank")).toBe(Number(figures?.premiums) - Number(figures?.paid));
    const desk = await listClaimPayments(admin);
    expect([desk.ready.claims, desk.held.length, desk.paid.claims]).toEqual([4, 2, 1964]);
  });

  test("the money of a claim goes to the person it is of", async () => {
    const other = sql`select count(*)::int as claims from claim where payee_holder is distinct from customer_name`;
    expect(await one(other)).toEqual({ claims: 0 });
  });

  test("notifications: 12.5K sent, 11.8K delivered, 8.2K opened, 65% clicked, each one a row", async () => {
    const { sent, delivered, opened, clickRate } = await countCampaigns(admin);
    expect([sent, delivered, opened].map(compactCount)).toEqual(["12.5K", "11.8K", "8.2K"]);
    expect(clickRate).toBe(65);
    expect(
      await one(
        sql`select count(sent_at)::int as sent, count(opened_at)::int as opened from campaign_recipient`,
      ),
    ).toEqual({ sent, opened });
  });

  test("agents 1, 2, 3 with commissions 15, 15, 12; users, payments and revenue are there", async () => {
    const { rows } = await database().execute<{ number: number; commission_percent: number }>(
      sql`select number, commission_percent from insurance_agent where status = 'active' order by number`,
    );
    expect(rows.map((row) => [row.number, row.commission_percent])).toEqual([
      [1, 15],
      [2, 15],
      [3, 12],
    ]);
    expect(await countAgents(admin)).toMatchObject({ total: 4, active: 3, averageCommission: 14 });
    const users = await listUsers(admin, userList.read("/"));
    expect(users.total).toEqual({ count: 5190, isCapped: false });
    expect(users.cards.total).toBe(5190);
    expect(users.cards.expired).toBeGreaterThan(300);
    const payments = await countPayments(admin);
    expect(payments.successful).toBe(124_567);
    expect(payments.failed).toBe(Math.floor(124_567 / 60));
    expect(
      await one(
        sql`select sum(amount_paise)::float8 as revenue from insurance_payment where status = 'success'`,
      ),
    ).toEqual({ revenue: payments.revenuePaise });
  });
});
