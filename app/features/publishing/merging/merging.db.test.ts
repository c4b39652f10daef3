import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { type Actor, systemActor, visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { savedScholarship } from "#app/db/schema/saved-scholarships.ts";
import { scholarshipAlert } from "#app/db/schema/scholarship-alerts.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser } from "#app/db/schema/users.ts";
import { listRecordHistory } from "#app/features/scholarships/keeping/list-record-history.server.ts";
import { recordHistoryList } from "#app/features/scholarships/keeping/record-change.ts";
import { scholarshipsApi } from "#app/features/scholarships/server/api/scholarships-api.server.ts";
import { importScholarships } from "#app/features/scholarships/server/catalogue/import-scholarships.server.ts";
import { getScholarship } from "#app/features/scholarships/server/get-scholarship.server.ts";
import { findMergedInto } from "#app/features/scholarships/server/lifecycle/find-merged-into.server.ts";
import { publishScholarship } from "#app/features/scholarships/server/lifecycle/publish-scholarship.server.ts";
import { listSaved } from "#app/features/scholarships/server/saved/list-saved.server.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { duplicateList } from "./duplicate-list.ts";
import { getMerge } from "./get-merge.server.ts";
import { listDuplicates } from "./list-duplicates.server.ts";
import { mergeActions } from "./merge-actions.server.ts";
import { mergeScholarships } from "./merge-scholarships.server.ts";

useTestDatabase();
const content: Actor = { role: "admin", staffRoles: ["content"], userId: newId(), language: "en" };
const support: Actor = { role: "admin", staffRoles: ["support"], userId: newId(), language: "en" };

const records = [
  ["merit-award", "Setu Merit Award for Girls", "Setu Trust", "https://setu.example/merit"],
  ["merit-award-2026", "Merit Award for Girls of Setu 2026", "SETU Trust", null],
  ["sports-award", "Setu Sports Award", "Setu Trust", "https://www.setu.example/merit/"],
  ["far-award", "Setu Merit Award for Girls", "Another Trust", "https://portal.example/"],
  ...["a", "b", "c"].map((name) => [name, `Portal ${name}`, `Office ${name}`, "https://portal.example"]),
  // Two of one office, whose site is a portal's front page: no pair by that alone.
  ["beti", "Gaon Ki Beti", "Office of Schools", "https://www.office.example/"],
  ["kiran", "Pratibha Kiran", "Office of Schools", "http://office.example/Index.aspx"],
  ["khiladi", "Khiladi Protsahan", "Office of Sports", "https://office.example/index.aspx?lang=en"],
] as const;

beforeAll(async () => {
  const values = records.map(([slug, title, provider, website]) => ({
    ...{ slug, title, provider, website, providerType: "private", category: "merit" },
    ...{ amountText: "₹20,000", description: "For girls who do well at school.", criteria: {} },
    ...{ applicationProcess: "By marks.", documents: ["Marksheet"], checkedOn: "2026-06-01" },
  }));
  const file = { records: values.map((value, at) => ({ row: at + 1, value })), problems: [] };
  expect(await importScholarships(systemActor, file, { source: "test" })).toMatchObject({ bad: [] });
});

const listed = async (search = "") =>
  (await listDuplicates(content, duplicateList.read(`http://x${duplicateList.path}?${search}`))).rows;
const rowOf = async (slug: string) => {
  const [row] = await database().select().from(scholarship).where(eq(scholarship.slug, slug));
  if (!row) throw new Error(slug);
  return row;
};
async function addSaver(...slugs: string[]): Promise<Actor> {
  const [userId, studentId] = [newId(), newId()];
  await database().insert(appUser).values({ id: userId, name: "Lakshmi", createdAt: now() });
  await database().insert(student).values({ id: studentId, userId, createdAt: now() });
  for (const slug of slugs)
    await database()
      .insert(savedScholarship)
      .values({ studentId, scholarshipId: (await rowOf(slug)).id, savedAt: now() });
  return { role: "student", userId, studentId, language: "en" };
}
const savedBy = async (actor: Actor) => (await listSaved(actor)).map(({ slug }) => slug).toSorted();

test("alike titles of one provider, and one website of few, are pairs; another provider's and a portal's are not", async () => {
  const pairs = (await listed()).map(({ first, second, why }) => [first.title, second.title, why]);
  expect(pairs).toEqual([
    ["Setu Merit Award for Girls", "Setu Sports Award", "link"],
    ["Setu Merit Award for Girls", "Merit Award for Girls of Setu 2026", "title"],
  ]);
  expect(await listed("why=title")).toHaveLength(1);
  expect(await listed("q=sports")).toHaveLength(1);
  await expect(listDuplicates(visitor, duplicateList.read("http://x/"))).rejects.toMatchObject({
    status: expect.any(Number),
  });
});

describe("two records", () => {
  let both: Actor;
  let one: Actor;

  everyButton(mergeActions, {
    merge: async (press) => {
      [both, one] = [await addSaver("merit-award", "merit-award-2026"), await addSaver("merit-award-2026")];
      const [keep, go] = [await rowOf("merit-award"), await rowOf("merit-award-2026")];
      await database()
        .insert(scholarshipAlert)
        .values({
          studentId: one.studentId ?? "",
          number: go.number,
          kind: "match",
          about: "2026-06-01",
          daysLeft: -1,
        });
      const view = await getMerge.compare(content, keep.id, "merit-award-2026");
      expect(view).toMatchObject({ held: { saved: 2, applications: 0 }, against: null });
      expect(view.fields.find(({ field }) => field === "Papers")).toMatchObject({ isSame: true });
      const fields = { goId: go.id, keepRevision: String(keep.revision), goRevision: String(go.revision) };
      const at = { scholarshipId: keep.id };
      expect(await press(support, fields, at)).toMatchObject({ status: 403 });
      // Somebody was faster, and one into itself.
      expect(await press(content, { ...fields, goRevision: "999999" }, at)).toMatchObject({ status: 409 });
      expect(await press(content, { ...fields, goId: keep.id }, at)).toMatchObject({ status: 409 });
      await press(content, fields, at);

      await expect(getScholarship(visitor, "merit-award-2026")).rejects.toMatchObject({ status: 404 });
      expect(await findMergedInto("merit-award-2026")).toBe("merit-award");
      expect(await findMergedInto("merit-award")).toBe(null);
      // The API leads there too, by the old slug and by the old number; its own stays what it was.
      const api = scholarshipsApi();
      for (const key of ["merit-award-2026", String(go.number)]) {
        const moved = await api.request(`/api/v1/scholarships/${key}`);
        expect([moved.status, moved.headers.get("Location")]).toEqual([
          301,
          "/api/v1/scholarships/merit-award",
        ]);
      }
      expect((await api.request(`/api/v1/scholarships/${keep.number}`)).status).toBe(200);
      expect((await api.request("/api/v1/scholarships/999999999")).status).toBe(404);
      expect(await findMergedInto("\u0000"), "T17").toBe(null);
      expect([await savedBy(both), await savedBy(one)]).toEqual([["merit-award"], ["merit-award"]]);
      const alerts = await database().select().from(scholarshipAlert);
      expect(alerts).toMatchObject([{ number: keep.number, kind: "match" }]);
      const query = parseListQuery(recordHistoryList, "http://x/");
      expect((await listRecordHistory(content, keep.id, query)).rows[0]).toMatchObject({
        what: "Another record was merged into it",
        reason: expect.stringContaining("/scholarships/merit-award-2026"),
      });
      expect((await listRecordHistory(content, go.id, query)).rows[0]).toMatchObject({
        what: "Merged into another record",
      });
      // It is no pair any more, and a second press does nothing.
      expect(await listed("why=title")).toEqual([]);
      expect(await press(content, fields, at)).toMatchObject({ status: 409 });
      // The file of the catalogue does not bring it back.
      expect((await rowOf("merit-award-2026")).status).toBe("draft");
    },
    undo: async (press) => {
      const go = await rowOf("merit-award-2026");
      expect(await getMerge.findAway(content, go.id)).toMatchObject({
        into: { title: "Setu Merit Award for Girls" },
      });
      expect(await press(support, {}, { scholarshipId: go.id })).toMatchObject({ status: 403 });
      await press(content, {}, { scholarshipId: go.id });
      expect(await press(content, {}, { scholarshipId: go.id })).toMatchObject({ status: 409 });
      expect(await findMergedInto("merit-award-2026")).toBe(null);
      expect(await getScholarship(visitor, "merit-award-2026")).toMatchObject({ ownStatus: "active" });
      expect(await savedBy(one)).toEqual(["merit-award", "merit-award-2026"]);
    },
    apart: async (press) => {
      const [first, second] = [await rowOf("merit-award"), await rowOf("sports-award")];
      await press(content, { goId: first.id }, { scholarshipId: second.id });
      expect(await listed("why=link")).toEqual([]);
      expect(await press(support, { goId: first.id }, { scholarshipId: second.id })).toMatchObject({
        status: 403,
      });
    },
  });

  test("what takes applications here cannot go; an address that was merged on leads to the last", async () => {
    const [keep, go] = [await rowOf("a"), await rowOf("b")];
    await database().update(scholarship).set({ runHere: true }).where(eq(scholarship.id, go.id));
    expect((await getMerge.compare(content, keep.id, go.id)).against).toContain("taken on this site");
    await database().update(scholarship).set({ runHere: false }).where(eq(scholarship.id, go.id));
    for (const [into, from] of [
      ["b", "c"],
      ["a", "b"],
    ] as const) {
      const [stays, goes] = [await rowOf(into), await rowOf(from)];
      await mergeScholarships(content, {
        ...{ keepId: stays.id, goId: goes.id, keepRevision: stays.revision, goRevision: goes.revision },
      });
    }
    expect(await findMergedInto("c")).toBe("a");
    // Published again, it has its own page, and can be merged again.
    await publishScholarship(content, (await rowOf("c")).id);
    expect(await findMergedInto("c")).toBe(null);
    const [stays, goes] = [await rowOf("a"), await rowOf("c")];
    await mergeScholarships(content, {
      ...{ keepId: stays.id, goId: goes.id, keepRevision: stays.revision, goRevision: goes.revision },
    });
    expect(await findMergedInto("c")).toBe("a");
  });
});
