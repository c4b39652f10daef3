import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, type Role, roles } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { monthRangeOf } from "#app/features/insurance/month-range.ts";
import { insuranceRows as rows } from "#tests/support/rows/insurance-rows.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { countWaitingClaims } from "../claims/count-waiting-claims.server.ts";
import { countFraudAlerts } from "../fraud/count-fraud-alerts.server.ts";
import { listActivity } from "./list-activity.server.ts";
import { readDeskFigures } from "./read-desk-figures.server.ts";
import { readGrowth } from "./read-growth.server.ts";
import { readPlanShares } from "./read-plan-shares.server.ts";
import { readRegions } from "./read-regions.server.ts";

useTestDatabase();

const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };
const june15 = new Date("2026-06-15T12:00:00+05:30");
const decidedIn = (day: string) => new Date(`${day}T15:00:00+05:30`);

async function number(query: ReturnType<typeof sql>): Promise<number> {
  const { rows: found } = await database().execute<{ n: number }>(query);
  return Number(found[0]?.n);
}

beforeAll(async () => {
  setClock(june15);
  const south = await rows.agent({ region: "South" });
  // Left in May: the policies stay, and so does their region.
  const east = await rows.agent({ region: "East", deletedAt: decidedIn("2026-05-30") });
  await rows.agent({ region: "West", status: "inactive" });
  const hospital = await rows.hospital();
  await rows.hospital({ createdAt: decidedIn("2026-06-01"), name: "Sai Krupa Hospital" });
  await rows.hospital({ status: "pending" });
  const plans = ["basic", "premium", "family", "senior", "standard"] as const;
  for (const [at, plan] of plans.entries()) {
    for (let month = 1; month <= 6; month += 1) {
      const agent = month % 2 === 0 ? east : south;
      for (let copies = 0; copies < 5 - at; copies += 1) {
        const validFrom = `2026-0${month}-1${copies}`;
        await rows.policy(agent.number, { plan, validFrom, premiumPaise: 10_000 * (at + 1) });
        await rows.payment(agent.number, { paidOn: validFrom, amountPaise: 10_000 * (at + 1) });
      }
    }
  }
  const gone = await rows.policy(south.number, { deletedAt: june15 });
  const held = await rows.policy(south.number, { createdAt: june15, customerName: "Kavitha Banoth" });
  await rows.payment(south.number, { status: "failed" });
  await rows.payment(south.number, { refundedPaise: 29_900 });
  for (const [at, day] of ["2026-04-01", "2026-05-20", "2026-06-10"].entries()) {
    const decided = { decidedAt: decidedIn(day), createdAt: decidedIn("2026-03-01") };
    await rows.claim(held, hospital, { status: "approved", rating: 5 - (at % 2), ...decided });
  }
  await rows.claim(held, hospital, {
    status: "rejected",
    reason: "Not covered",
    decidedAt: decidedIn("2026-06-11"),
    createdAt: decidedIn("2026-03-01"),
  });
  await rows.claim(held, hospital);
  await rows.claim(gone, hospital, { deletedAt: june15 });
});
afterAll(useRealClock);

describe("every figure of the dashboard is a sum over rows", () => {
  test("the eight stat cards equal SQL over the plain rows, now and a month ago", async () => {
    const figures = await readDeskFigures(admin);
    expect(figures.totalPolicies.now).toBe(
      await number(sql`select count(*) as n from policy where deleted_at is null`),
    );
    expect(figures.totalPolicies.before).toBe(
      await number(
        sql`select count(*) as n from policy where deleted_at is null and sold_on <= '2026-05-15'`,
      ),
    );
    expect(figures.activeClaims).toEqual({ now: 1, before: 3 });
    expect(await countWaitingClaims(admin)).toBe(1);
    expect(figures.totalRevenuePaise.now).toBe(
      await number(
        sql`select sum(amount_paise - refunded_paise) as n from insurance_payment where status = 'success'`,
      ),
    );
    expect(figures.activeAgents).toEqual({ now: 1, before: 2 });
    expect(figures.hospitalPartners).toEqual({ now: 2, before: 1 });
    expect(figures.claimSettlementPercent).toEqual({ now: 75, before: 100 });
    expect(figures.customerSatisfaction.now).toBeCloseTo(14 / 3, 6);
    expect(figures.customerSatisfaction.before).toBe(5);
    expect(figures.fraudAlerts.now).toBe((await countFraudAlerts(admin)).open);
  });

  test("growth: January to June by itself, any other range by the address, empty months too", async () => {
    const growth = await readGrowth(admin, monthRangeOf(new URLSearchParams()));
    expect(growth.map(({ label }) => label)).toEqual(["Jan", "Feb", "Mar", "Apr", "May", "Jun"]);
    expect(growth[1]).toMatchObject({ policies: 15, revenuePaise: 15 * 10_000 + 20 * 10_000 });
    const wider = await readGrowth(admin, monthRangeOf(new URLSearchParams("from=2025-11&to=2026-02")));
    expect(wider.map(({ label, policies }) => `${label} ${policies}`)).toEqual([
      "Nov 25 0",
      "Dec 25 0",
      "Jan 26 16",
      "Feb 26 15",
    ]);
    for (const wrong of ["from=2026-13&to=2026-02", "from=2026-05&to=2026-01", "from=2001-01&to=2099-12"]) {
      expect(monthRangeOf(new URLSearchParams(wrong))).toEqual({ from: "2026-01", to: "2026-06" });
    }
  });

  test("I8: five plans are five rows, nothing lost", async () => {
    const plans = await readPlanShares(admin);
    expect(plans.map(({ plan, policies }) => [plan, policies])).toEqual([
      ["Basic", 31],
      ["Premium", 24],
      ["Family", 18],
      ["Senior", 12],
      ["Standard", 6],
    ]);
    expect(plans.reduce((sum, { premiumPaise }) => sum + premiumPaise, 0)).toBe(
      await number(sql`select sum(premium_paise) as n from policy where deleted_at is null`),
    );
  });

  test("regions: by the agent who sold, left or not; growth of the last full month on the one before", async () => {
    const regions = await readRegions(admin);
    expect(regions.map(({ region }) => region)).toEqual(["North", "South", "West", "East"]);
    expect(regions.find(({ region }) => region === "East")).toEqual({
      region: "East",
      policies: 45,
      growthPercent: -100,
    });
    expect(regions.find(({ region }) => region === "North")).toMatchObject({
      policies: 0,
      growthPercent: null,
    });
  });

  test("activity: the four kinds, newest first", async () => {
    const [first, ...rest] = await listActivity(admin, 20);
    expect(first).toMatchObject({ title: "Policy purchased", line: "Kavitha Banoth, Basic plan, ₹299" });
    const titles = new Set(rest.map(({ title }) => title));
    expect(titles).toContain("Claim approved");
    expect(titles).toContain("Agent onboarded");
    expect(rest.find(({ kind }) => kind === "hospital")?.line).toBe("Sai Krupa Hospital, Warangal");
  });

  test("T12: nobody but the admin reads any of it", async () => {
    for (const role of roles.filter((role) => role !== "admin") as Role[]) {
      const other: Actor = { role, userId: newId(), language: "en" };
      for (const read of [readDeskFigures, readPlanShares, readRegions, countFraudAlerts, listActivity]) {
        await expect(read(other), role).rejects.toMatchObject({ status: role === "visitor" ? 401 : 403 });
      }
      expect(await countWaitingClaims(other)).toBe(0);
    }
  });
});
