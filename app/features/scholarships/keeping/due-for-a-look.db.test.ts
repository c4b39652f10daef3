import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, systemActor, visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { deskScholarshipList } from "../lists/desk-scholarship-list.ts";
import { importScholarships } from "../server/catalogue/import-scholarships.server.ts";
import { getScholarship } from "../server/get-scholarship.server.ts";
import { listDeskScholarships } from "../server/lifecycle/list-desk-scholarships.server.ts";

useTestDatabase();
const admin: Actor = { role: "admin", staffRoles: ["content"], userId: newId(), language: "en" };

const record = (slug: string, parts: object) => ({
  slug,
  title: slug,
  provider: "Setu Trust",
  providerType: "private",
  category: "merit",
  amountText: "₹20,000",
  description: "For students who do well.",
  criteria: {},
  applicationProcess: "By marks.",
  checkedOn: "2026-03-01",
  ...parts,
});
const yearly = (opensMonth: number | null, closesMonth: number) => ({
  kind: "yearly",
  opensMonth,
  closesMonth,
});
const records = [
  record("opens-july", { season: yearly(7, 9) }),
  record("opens-july-unsaid", { season: yearly(null, 9) }),
  record("announced-in-july", { season: { kind: "notice", opensMonth: 7 } }),
  record("opens-july-looked-at", { season: yearly(7, 9), checkedOn: "2026-06-10" }),
  record("opens-july-known", { season: yearly(7, 9), cycles: [{ closesOn: "2026-09-30" }] }),
  record("runs-now", { season: yearly(5, 8) }),
  record("runs-over-new-year", { season: yearly(11, 6) }),
  record("runs-now-known", { season: yearly(5, 8), cycles: [{ closesOn: "2026-08-31" }] }),
  record("old", { season: { kind: "rolling" }, checkedOn: "2025-11-01" }),
  record("two-voices", { season: { kind: "rolling" }, differs: "One says ₹10,000, another ₹20,000." }),
];

beforeAll(async () => {
  setClock(new Date("2026-06-15T10:00:00+05:30"));
  const file = { records: records.map((value, at) => ({ row: at + 1, value })), problems: [] };
  const { bad } = await importScholarships(systemActor, file, { source: "test" });
  expect(bad).toEqual([]);
});
afterAll(useRealClock);

const listed = async (query: string) =>
  (await listDeskScholarships(admin, deskScholarshipList.read(`http://x/?${query}`))).rows;
const slugs = async (query: string) => (await listed(query)).map(({ slug }) => slug).sort();

test("due by age, by season and before the usual opening; a fresh look or a known round is enough", async () => {
  expect(await slugs("due=age")).toEqual(["old"]);
  expect(await slugs("due=season")).toEqual(["runs-now", "runs-over-new-year"]);
  expect(await slugs("due=opening")).toEqual(["announced-in-july", "opens-july", "opens-july-unsaid"]);
});

test("what is not public is not asked about", async () => {
  await database().update(scholarship).set({ status: "closed" }).where(eq(scholarship.slug, "old"));
  expect(await slugs("due=age")).toEqual([]);
  await database().update(scholarship).set({ status: "active" }).where(eq(scholarship.slug, "old"));
});

test("where sources disagree the desk finds it, and the page says it", async () => {
  expect(await listed("facts=differs")).toMatchObject([
    { slug: "two-voices", differs: "One says ₹10,000, another ₹20,000." },
  ]);
  const { scholarship: shown } = await getScholarship(visitor, "two-voices");
  expect(shown.provenance.differs).toBe("One says ₹10,000, another ₹20,000.");
});

test("the longest not looked at comes first, page by page", async () => {
  const first = await listed("sort=unlooked&rows=20");
  expect(first[0]?.slug).toBe("old");
  expect(first.at(-1)?.slug).toBe("opens-july-looked-at");
});
