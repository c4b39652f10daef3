import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { dashboardTile } from "#app/db/schema/dashboard-tiles.ts";
import { changeListView } from "#app/features/identity/lists/change-list-view.server.ts";
import { deleteListView } from "#app/features/identity/lists/delete-list-view.server.ts";
import { keepListView } from "#app/features/identity/lists/keep-list-view.server.ts";
import { identityOwnData } from "#app/features/identity/server/own-data/identity-own-data.server.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { makePortalPerson } from "#tests/support/funding-world.ts";
import { insertApplications, makeInstitute, reviewWorldJobs } from "#tests/support/review-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { dashboardActions } from "./dashboard-actions.server.ts";
import { keepTile } from "./keep-tile.server.ts";
import { readDashboard } from "./read-dashboard.server.ts";

useTestDatabase({ jobs: reviewWorldJobs });

type Person = Actor & { userId: string };
let asha: Person;
let ravi: Person;

beforeAll(async () => {
  asha = await makePortalPerson("admin", "Asha of the desk");
  ravi = await makePortalPerson("admin", "Ravi of the desk");
});

const titles = async (who: Actor) => (await readDashboard(who)).tiles.map(({ kind, title }) => [kind, title]);
const idOf = async (who: Actor, title: string) =>
  (await readDashboard(who)).tiles.find((tile) => tile.title === title)?.id ?? "";
const view = async (who: Actor, name: string, share = false) => {
  const look = { query: "status=processing", share, first: false };
  return (await keepListView(who, { list: "/admin/claim-management", name, ...look })).id;
};

describe("the buttons of a dashboard of one's own", () => {
  everyButton(dashboardActions, {
    async "add-figures"(press) {
      await expect(press(asha, { kind: "figures", subject: "", period: "this_year" })).resolves.toMatchObject(
        {
          status: 422,
          answer: { errors: { subject: ["Choose a report."] } },
        },
      );
      const fields = { kind: "figures", subject: "applications", period: "this_year" };
      const to = "/settings/dashboard?done=added";
      await expect(press(asha, fields)).resolves.toEqual({ to });
      // Twice is once.
      await expect(press(asha, fields)).resolves.toEqual({ to });
      await press(asha, { ...fields, kind: "chart", subject: "payouts" });
      expect(await titles(asha)).toEqual([
        ["figures", "Applications by month"],
        ["chart", "Payouts by month"],
      ]);
      expect(await titles(ravi)).toEqual([]);
    },
    async "add-view"(press) {
      const viewId = await view(asha, "To decide");
      await press(asha, { viewId });
      const { tiles } = await readDashboard(asha);
      expect(tiles.at(-1)).toMatchObject({
        kind: "view",
        title: "To decide",
        href: `/admin/claim-management?status=processing&view=${viewId}`,
        fileHref: "/admin/exports/claim-management?status=processing",
      });
      await expect(press(ravi, { viewId })).rejects.toMatchObject({ status: 404 });
    },
    async move(press) {
      const tileId = await idOf(asha, "To decide");
      await expect(press(asha, { tileId, to: "up" })).resolves.toEqual({ to: "/settings/dashboard" });
      await press(asha, { tileId, to: "up" });
      // The first goes no further.
      await press(asha, { tileId, to: "up" });
      expect((await titles(asha)).map(([, title]) => title)).toEqual([
        "To decide",
        "Applications by month",
        "Payouts by month",
      ]);
      await expect(press(ravi, { tileId, to: "down" })).rejects.toMatchObject({ status: 404 });
    },
    async take(press) {
      const tileId = await idOf(asha, "Payouts by month");
      await expect(press(ravi, { tileId })).rejects.toMatchObject({ status: 404 });
      await expect(press(asha, { tileId })).resolves.toEqual({ to: "/settings/dashboard?done=taken" });
      expect(await titles(asha)).toHaveLength(2);
      const events = await database()
        .select({ event: auditEntry.event })
        .from(auditEntry)
        .where(eq(auditEntry.chain, `account:${asha.userId}`));
      expect(events.map(({ event }) => event)).toEqual([
        "dashboard.tile_added",
        "dashboard.tile_added",
        "dashboard.tile_added",
        "dashboard.tile_moved",
        "dashboard.tile_moved",
        "dashboard.tile_taken",
      ]);
    },
  });
});

describe("a dashboard shows what its reader may see", () => {
  test("T14: an institute's figures are its own, and the desk's reports are not offered", async () => {
    const own = await makeInstitute();
    const other = await makeInstitute();
    await insertApplications(own.scholarship.id, 6);
    await insertApplications(other.scholarship.id, 9);
    await keepTile(own.owner, { kind: "figures", subject: "applications", period: "this_year" });
    const { tiles, subjects } = await readDashboard(own.owner);
    expect(tiles[0]).toMatchObject({
      kind: "figures",
      figures: expect.arrayContaining([{ term: "Sent", value: "6" }]),
    });
    expect(subjects).not.toContain("donations");
    await expect(
      keepTile(own.owner, { kind: "figures", subject: "donations", period: "this_year" }),
    ).rejects.toMatchObject({ status: 404 });
    const student: Actor = { role: "student", userId: newId(), language: "en" };
    await expect(readDashboard(student)).rejects.toMatchObject({ status: 404 });
  });

  test("a shared view that is shared no longer is not shown; a deleted one is gone", async () => {
    const viewId = await view(asha, "Everybody's", true);
    await keepTile(ravi, { viewId });
    expect(await titles(ravi)).toEqual([["view", "Everybody's"]]);
    await changeListView(asha, { viewId, name: "Everybody's", share: false });
    expect(await titles(ravi)).toEqual([["gone", "–"]]);
    await deleteListView(asha, viewId);
    expect(await titles(ravi)).toEqual([]);
  });

  test("twelve are the most", async () => {
    const busy = await makePortalPerson("admin", "Busy");
    const subjects = ["applications", "awards", "payouts", "donations", "claims", "policies"] as const;
    for (const subject of subjects)
      for (const kind of ["figures", "chart"] as const)
        await keepTile(busy, { kind, subject, period: "this_month" });
    await expect(
      keepTile(busy, { kind: "chart", subject: "revenue", period: "this_month" }),
    ).rejects.toMatchObject({ status: 409 });
    // What is there already needs no room.
    await keepTile(busy, { kind: "chart", subject: "claims", period: "this_month" });
    await expect(
      Promise.all(
        [1, 2].map(() => keepTile(ravi, { kind: "chart", subject: "claims", period: "this_month" })),
      ),
    ).resolves.toHaveLength(2);
    expect(await database().$count(dashboardTile, eq(dashboardTile.userId, ravi.userId))).toBe(1);
  });

  test("T36: with the person goes the dashboard", async () => {
    await inTransaction((tx) => identityOwnData.erase(tx, { userId: asha.userId, studentIds: [] } as never));
    expect(await database().$count(dashboardTile, eq(dashboardTile.userId, asha.userId))).toBe(0);
  });
});
