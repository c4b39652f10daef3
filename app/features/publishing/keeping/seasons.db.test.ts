import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { type Actor, systemActor, visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { listRecordHistory } from "#app/features/scholarships/keeping/list-record-history.server.ts";
import { recordHistoryList } from "#app/features/scholarships/keeping/record-change.ts";
import { listSeasons } from "#app/features/scholarships/keeping/seasons/list-seasons.server.ts";
import { seasonList } from "#app/features/scholarships/keeping/seasons/season-list.ts";
import { importScholarships } from "#app/features/scholarships/server/catalogue/import-scholarships.server.ts";
import { getScholarship } from "#app/features/scholarships/server/get-scholarship.server.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { deskValues } from "../forms/desk-scholarship-form.ts";
import { getDeskScholarship } from "../server/get-desk-scholarship.server.ts";
import { saveDeskScholarship } from "../server/save-desk-scholarship.server.ts";
import { seasonActions } from "./season-actions.server.ts";

useTestDatabase();
const content: Actor = { role: "admin", staffRoles: ["content"], userId: newId(), language: "en" };
const over = [{ opensOn: "2025-07-01", closesOn: "2025-10-31" }];

const records = [
  { slug: "over", season: { kind: "notice" }, cycles: over },
  { slug: "over-too", season: { kind: "notice" }, cycles: [{ closesOn: "2025-12-15" }] },
  {
    slug: "running",
    season: { kind: "notice" },
    cycles: [{ opensOn: "2026-01-01", closesOn: "2026-03-31" }],
  },
  { slug: "known", season: { kind: "yearly", opensMonth: 7, closesMonth: 10 }, cycles: over },
];

beforeAll(async () => {
  setClock(new Date("2026-02-10T10:00:00+05:30"));
  const values = records.map((record) => ({
    ...record,
    ...{ title: `Setu ${record.slug}`, provider: "Setu Trust", providerType: "private", category: "merit" },
    ...{ amountText: "₹20,000", description: "For students who do well at school.", criteria: {} },
    ...{ applicationProcess: "By marks.", checkedOn: "2026-02-01" },
  }));
  const file = { records: values.map((value, at) => ({ row: at + 1, value })), problems: [] };
  expect(await importScholarships(systemActor, file, { source: "test" })).toMatchObject({ bad: [] });
});
afterAll(useRealClock);

const listed = async (search = "") =>
  (await listSeasons(content, seasonList.read(`http://x${seasonList.path}?${search}`))).rows;
const idOf = async (slug: string) =>
  (await database().select().from(scholarship).where(eq(scholarship.slug, slug)))[0]?.id ?? "";
const deadlineOf = async (slug: string) => (await getScholarship(visitor, slug)).scholarship.deadline;

test("only what is over and has nothing usual is to be rolled over, with the season its round shows", async () => {
  expect(await listed()).toMatchObject([
    {
      title: "Setu over",
      season: "Usually opens in July, closes on 31 October",
      expected: "31 Oct 2026",
    },
    { title: "Setu over-too", season: "Usually closes on 15 December", expected: "15 Dec 2026" },
  ]);
  expect(await listed("q=over-too")).toHaveLength(1);
  await expect(listSeasons(visitor, seasonList.read("http://x/"))).rejects.toMatchObject({ status: 401 });
});

everyButton(seasonActions, {
  roll: async (press) => {
    const ids = await Promise.all(["over", "over-too", "running", "known"].map(idOf));
    expect(await press(content, {})).toMatchObject({ status: 422 });
    const support: Actor = { ...content, staffRoles: ["support"] };
    expect(await press(support, { ids })).toMatchObject({ status: 403 });
    expect(await press(content, { ids })).toEqual({ to: `${seasonList.path}?done=2` });
    expect(await press(content, { ids })).toEqual({ to: `${seasonList.path}?done=0` });
    expect(await listed()).toEqual([]);
    expect(await deadlineOf("over")).toMatchObject({
      ...{ status: "Closed", basis: "estimate", closesOn: null, expectedBy: "2026-10-31" },
    });
    expect(await deadlineOf("running")).toMatchObject({ status: "Open", basis: "announced" });
    const query = parseListQuery(recordHistoryList, "http://x/");
    expect((await listRecordHistory(content, ids[0] ?? "", query)).rows[0]).toMatchObject({
      what: "Season rolled over",
      changes: [{ field: "Usual season", before: "Announced each time" }],
    });
  },
});

test("in the usual months an estimate says nobody knows, never open; a day that is announced at the desk replaces it", async () => {
  setClock(new Date("2026-09-10T10:00:00+05:30"));
  expect(await deadlineOf("over")).toMatchObject({ status: "Unknown", basis: "estimate", daysLeft: null });
  const record = await getDeskScholarship(content, await idOf("over"));
  const values = deskValues(record);
  expect(values).toMatchObject({
    seasonKind: "yearly",
    seasonOpens: "7",
    seasonCloses: "10",
    seasonDay: "31",
  });
  const form = (change: Record<string, string>) => {
    const made = new FormData();
    for (const [name, value] of Object.entries({ ...values, ...change }))
      for (const one of typeof value === "string" ? [value] : value) made.append(name, one);
    return made;
  };
  const save = (change: Record<string, string>) =>
    getDeskScholarship(content, record.id).then(({ revision }) =>
      saveDeskScholarship(content, form(change), { id: record.id, seenRevision: revision }),
    );
  await save({ opensOn: "2026-09-01", closesOn: "2026-11-15" });
  expect(await deadlineOf("over")).toMatchObject({
    ...{ status: "Open", basis: "announced", closesOn: "2026-11-15", usual: null },
  });
  // The season itself is the desk's to write.
  await expect(save({ seasonCloses: "" })).rejects.toMatchObject({
    fieldErrors: { seasonCloses: [expect.any(String)] },
  });
  await save({ seasonKind: "rolling" });
  expect((await getDeskScholarship(content, record.id)).season).toEqual({ kind: "rolling" });
  await save({ seasonKind: "yearly", seasonOpens: "", seasonCloses: "3", seasonDay: "" });
  expect((await getDeskScholarship(content, record.id)).season).toMatchObject({
    closesMonth: 3,
    closesDay: null,
  });
});
