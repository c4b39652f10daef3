import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ordinaryPerSecond } from "../../bench/capacity/last-day.ts";
import { type Costs, planFor } from "../../bench/capacity/model.ts";
import { capacityPage } from "../../bench/capacity/page.ts";

const root = join(import.meta.dirname, "../..");
const even = { webMs: 10, databaseMs: 2, bytes: 10_000 };
const costs: Costs = {
  measuredOn: "2026-11-18",
  machine: "a machine",
  others: 0,
  of: {
    publicPages: even,
    dashboards: even,
    wizard: even,
    draftSaves: even,
    submissions: even,
    signIns: even,
  },
  message: { workerMs: 5, databaseMs: 1 },
  messagesPerSubmission: 2,
  bytesPerStudent: 20_000,
  webMemoryMb: 500,
  check: { reckonedMs: 1000, measuredMs: 1000 },
};

const measuredAt = join(root, "bench/capacity/costs.json");
const pageAt = join(root, "docs/capacity.md");

describe("docs/capacity.md", () => {
  it("is what the model makes of measured costs, or is not there: no figure in it is written by hand", () => {
    expect(existsSync(pageAt)).toBe(existsSync(measuredAt));
    if (!existsSync(measuredAt)) return;
    const measured: Costs = JSON.parse(readFileSync(measuredAt, "utf8"));
    expect(readFileSync(pageAt, "utf8")).toBe(capacityPage(measured));
    expect(measured.check.measuredMs / measured.check.reckonedMs).toBeGreaterThan(0.75);
    expect(measured.check.measuredMs / measured.check.reckonedMs).toBeLessThan(1.35);
  });

  it("says where and under which load the costs were measured, and what follows for three sizes", () => {
    const page = capacityPage(costs);
    expect(page).toContain("Measured on 2026-11-18 in one run");
    expect(page).toContain("(a machine), while others' work took 0.0 processors");
    expect(page).toContain("| her dashboard | 10.0 | 2.0 | 10,000 |");
    expect(page).toContain("| students | 1 lakh | 10 lakh | 1 crore |");
    expect(page).toContain("| requests a second | 92.6 | 926 | 9,259 |");
    expect(page).toContain("| a pooler before the database | yes | yes | yes |");
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe("the model of capacity", () => {
  it("reckons an ordinary day as bench:deadline does: 4.6 requests a second for 1 lakh, twenty times that at the end", () => {
    expect(ordinaryPerSecond(100_000)).toBeCloseTo(4.63, 2);
    expect(planFor(100_000, costs).perSecond).toBeCloseTo(92.6, 1);
  });

  it("adds up what a second costs", () => {
    const plan = planFor(100_000, costs);
    // 92.6 requests and 6.2 people signing in, of 10 ms each, at 60 % of a processor.
    expect(plan.webCores).toBe(Math.ceil((98.77 * 10) / 1000 / 0.6));
    // 9.3 applications with two messages, and a code for each who signs in.
    expect(plan.messagesPerSecond).toBeCloseTo(9.26 * 2 + 6.17, 1);
    expect(plan.databaseCores).toBe(Math.ceil((98.77 * 2 + 24.7) / 1000 / 0.5));
    expect(plan.megabitsPerSecond).toBeCloseTo((98.77 * 10_000 * 8) / 1_000_000, 1);
    expect(plan.databaseGb).toBe(2);
  });

  it("has one machine and one worker to spare, and a pooler once there are too many connections", () => {
    const small = planFor(1000, costs);
    expect(small).toMatchObject({ webCores: 1, webMachines: 2, workerCores: 2, needsPooler: true });
    expect(small.connections).toBe((2 * 8 + 2) * 17);
    expect(small.coreHours).toBe(24 * (2 * 8 + 2 + 2 * small.databaseCores));
  });

  it("grows with the students and with each cost, and never the other way", () => {
    const sizes = [100_000, 1_000_000, 10_000_000].map((students) => planFor(students, costs));
    for (const [index, plan] of sizes.entries()) {
      const before = sizes[index - 1];
      if (!before) continue;
      expect(plan.perSecond / before.perSecond).toBeCloseTo(10, 6);
      expect(plan.webMachines).toBeGreaterThan(before.webMachines);
      expect(plan.databaseCores).toBeGreaterThan(before.databaseCores);
    }
    const dearer = { ...costs, of: { ...costs.of, dashboards: { ...even, webMs: 20 } } };
    expect(planFor(1_000_000, dearer).webCores).toBeGreaterThan(planFor(1_000_000, costs).webCores);
    expect(planFor(1_000_000, dearer).databaseCores).toBe(planFor(1_000_000, costs).databaseCores);
  });
});
