import { afterAll, beforeAll, expect, test } from "vitest";
import { setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { appUser } from "#app/db/schema/users.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { confirmFacts } from "../server/facts/confirm-facts.server.ts";
import { createScholarship } from "../server/lifecycle/create-scholarship.server.ts";
import { publishScholarship } from "../server/lifecycle/publish-scholarship.server.ts";
import { updateScholarship } from "../server/lifecycle/update-scholarship.server.ts";
import { listRecordHistory } from "./list-record-history.server.ts";
import { recordHistoryList } from "./record-change.ts";

useTestDatabase();

const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };
const record = {
  title: "Setu History Award",
  provider: "Setu Trust",
  providerType: "private",
  category: "merit",
  amountText: "₹20,000 a year",
  amountMinInr: 20_000,
  description: "For students who do well.",
  criteria: { income: { maxInr: 250_000 } },
  benefits: ["Money", "A mentor"],
  applicationProcess: "By marks.",
} as const;

const asked = (query = "") => parseListQuery(recordHistoryList, `http://x/history?${query}`);
let id = "";

beforeAll(async () => {
  setClock(new Date("2026-06-15T10:00:00+05:30"));
  await database()
    .insert(appUser)
    .values({ id: admin.userId ?? "", name: "Asha Desk", createdAt: new Date("2026-06-01T10:00:00+05:30") });
  id = (await createScholarship(admin, record)).id;
  await publishScholarship(admin, id);
  await updateScholarship(admin, id, {
    ...record,
    amountMinInr: 25_000,
    criteria: { income: { maxInr: 300_000 } },
    benefits: ["Money", "A laptop"],
    season: { kind: "yearly", opensMonth: 7, closesMonth: 10, closesDay: 31 },
  });
  await confirmFacts(admin, id);
});
afterAll(useRealClock);

test("each change says who, when, and the old and new of each field", async () => {
  const { rows, total } = await listRecordHistory(admin, id, asked());
  expect(rows.map(({ what }) => what)).toEqual(["Facts found right", "Edited", "Published", "Written"]);
  expect(total).toBe(4);
  expect(rows[1]).toMatchObject({ who: "Asha Desk", at: expect.stringContaining("15 Jun 2026") });
  const changes = Object.fromEntries(
    rows[1]?.changes.map((one) => [one.field, [one.before, one.after]]) ?? [],
  );
  expect(changes).toEqual({
    "Lowest amount": ["₹20,000", "₹25,000"],
    Rules: ["Family income up to ₹2.5 lakh a year", "Family income up to ₹3 lakh a year"],
    "Usual season": ["Only the rounds written down", "Usually opens in July, closes on 31 October"],
    Benefits: ["A mentor", "A laptop"],
  });
  expect(rows[2]?.changes).toEqual([{ field: "Status", before: "Draft", after: expect.any(String) }]);
  expect(rows[3]?.changes).toEqual([]);
});

test("narrowed to one field, only what touched it is told, from its first words on", async () => {
  const { rows } = await listRecordHistory(admin, id, asked("field=benefits"));
  expect(rows.map(({ what, changes }) => [what, changes.map(({ after }) => after)])).toEqual([
    ["Edited", ["A laptop"]],
    ["Written", ["Money; A mentor"]],
  ]);
  expect((await listRecordHistory(admin, id, asked("field=status"))).rows).toHaveLength(2);
  expect((await listRecordHistory(admin, id, asked("field=website"))).rows).toEqual([]);
});

test("T12: nobody but the desk reads it", async () => {
  for (const actor of [visitor, { role: "student", userId: newId(), language: "en" } as Actor])
    await expect(listRecordHistory(actor, id, asked())).rejects.toMatchObject({
      status: expect.toSatisfy((status: number) => [401, 403].includes(status)),
    });
});
