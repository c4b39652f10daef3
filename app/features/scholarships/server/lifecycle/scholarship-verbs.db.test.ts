import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { systemActor, visitor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser } from "#app/db/schema/users.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { buildScholarshipsDemo } from "../../demo/scholarships-demo.server.ts";
import { scholarshipList } from "../../lists/scholarship-list.ts";
import { getScholarship } from "../get-scholarship.server.ts";
import { findSimilar } from "../lists/find-similar.server.ts";
import { listScholarships } from "../lists/list-scholarships.server.ts";
import { listSaved } from "../saved/list-saved.server.ts";
import { saveScholarships } from "../saved/save-scholarships.server.ts";
import { unsaveScholarship } from "../saved/unsave-scholarship.server.ts";
import { approveScholarship } from "./approve-scholarship.server.ts";
import { closeScholarship } from "./close-scholarship.server.ts";
import { createScholarship } from "./create-scholarship.server.ts";
import { extendScholarship } from "./extend-scholarship.server.ts";
import { publishScholarship } from "./publish-scholarship.server.ts";
import { reopenScholarship } from "./reopen-scholarship.server.ts";
import { setScholarshipTerms } from "./set-scholarship-terms.server.ts";
import { updateScholarship } from "./update-scholarship.server.ts";

useTestDatabase();

const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };
const college: Actor = {
  role: "institute",
  userId: newId(),
  instituteId: newId(),
  memberRole: "owner",
  language: "en",
};
const otherCollege: Actor = { ...college, userId: newId(), instituteId: newId() };
const anyStudent: Actor = { role: "student", userId: newId(), studentId: newId(), language: "en" };

beforeAll(async () => {
  await buildScholarshipsDemo();
  const createdAt = now();
  await inTransaction(async (tx) => {
    await tx.insert(appUser).values({ id: anyStudent.userId ?? "", createdAt });
    await tx
      .insert(student)
      .values({ id: anyStudent.studentId ?? "", userId: anyStudent.userId ?? "", createdAt });
  });
});

const input = {
  title: "Sunrise College Merit Award",
  provider: "Sunrise College",
  providerType: "private",
  category: "merit",
  amountText: "₹25,000",
  amountMaxInr: 25_000,
  description: "For first-year students with high marks",
  criteria: { levels: { from: "ug", to: "ug" }, marks: { minPercent: 80 } },
  cycles: [{ opensOn: "2026-01-01", closesOn: "2099-12-31" }],
  applicationProcess: "Apply here",
};

const search = (text: string) =>
  parseListQuery(scholarshipList, `/scholarships?q=${encodeURIComponent(text)}`);
const titles = async (text: string) =>
  (await listScholarships(search(text))).scholarships.map(({ title }) => title);

describe("a scholarship of an institute", () => {
  test("goes from draft by approval to active, and is public only then; the second needs no approval", async () => {
    const made = await createScholarship(college, input);
    expect(made.slug).toBe("sunrise-college-merit-award");
    expect(await titles("Sunrise")).toEqual([]);
    await expect(getScholarship(visitor, made.slug)).rejects.toMatchObject({ status: 404 });
    await expect(getScholarship(otherCollege, made.slug)).rejects.toMatchObject({ status: 404 });
    expect((await getScholarship(college, made.slug)).ownStatus).toBe("draft");

    // D18: nobody reads or opens what nobody pays.
    await expect(publishScholarship(college, made.id)).rejects.toMatchObject({ code: "not_funded" });
    const promised = {
      seats: 2,
      awardPaise: 5_000_00,
      moneySource: "institute_pays",
      promisedAt: new Date(),
    };
    await setScholarshipTerms(college, made.id, promised);
    expect(await publishScholarship(college, made.id)).toBe("pending_approval");
    expect(await titles("Sunrise")).toEqual([]);
    await expect(approveScholarship(college, made.id, { approve: true })).rejects.toMatchObject({
      status: 403,
    });
    expect(await approveScholarship(admin, made.id, { approve: true })).toBe("active");
    expect(await titles("sunrise MERIT")).toEqual([input.title]);

    const second = await createScholarship(college, input);
    expect(second.slug).toBe("sunrise-college-merit-award-2");
    await setScholarshipTerms(college, second.id, promised);
    expect(await publishScholarship(college, second.id)).toBe("active");
    expect(await titles("Sunrise")).toHaveLength(2);
    const found = await getScholarship(visitor, second.number);
    expect(found.scholarship).toMatchObject({
      runHere: true,
      status: "Open",
      ownerKind: "institute",
      level: "ug",
    });

    const entries = await database()
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.chain, `scholarship:${made.id}`));
    expect(entries.map(({ event, fromState, toState }) => [event, fromState, toState])).toEqual([
      ["scholarship.create", null, "draft"],
      ["scholarship.set_terms", null, null],
      ["scholarship.ask_approval", "draft", "pending_approval"],
      ["scholarship.approve", "pending_approval", "active"],
    ]);
  });

  test("T13: nobody else can read, change, publish, close or extend it", async () => {
    const made = await createScholarship(college, { ...input, title: "Private Draft" });
    for (const actor of [
      visitor,
      anyStudent,
      otherCollege,
      { ...college, memberRole: "reviewer" as const },
    ]) {
      const attempts = [
        () => updateScholarship(actor, made.id, input),
        () => publishScholarship(actor, made.id),
        () => closeScholarship(actor, made.id),
        () => extendScholarship(actor, made.id, "2099-12-31"),
      ];
      for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ status: 404 });
    }
    await expect(createScholarship(visitor, input)).rejects.toMatchObject({ status: 401 });
    await expect(createScholarship(anyStudent, input)).rejects.toMatchObject({ status: 403 });
  });

  test("shows a change at once, refuses a stale one, and keeps its address", async () => {
    const made = await createScholarship(admin, { ...input, title: "Changing Award" });
    await publishScholarship(admin, made.id);
    await updateScholarship(admin, made.id, { ...input, title: "Changed Bursary", category: "need" });
    expect(await titles("Changing Award")).not.toContain("Changing Award");
    expect(await titles("changed bursary")).toEqual(["Changed Bursary"]);
    expect((await getScholarship(visitor, made.slug)).scholarship.title).toBe("Changed Bursary");
    await expect(updateScholarship(admin, made.id, input, { seenRevision: 1 })).rejects.toMatchObject({
      status: 409,
    });
    await expect(updateScholarship(admin, made.id, { ...input, title: "" })).rejects.toMatchObject({
      status: 422,
    });
  });

  test("T15: fields outside the schema do not get in", async () => {
    const made = await createScholarship(college, {
      ...input,
      title: "Sly Award",
      status: "active",
      ownerKind: "catalogue",
    });
    expect(await getScholarship(college, made.id)).toMatchObject({
      ownStatus: "draft",
      scholarship: { ownerKind: "institute" },
    });
  });

  test("closes, opens again and gets a later day; each is only possible when it makes sense", async () => {
    const made = await createScholarship(admin, {
      ...input,
      title: "Short Award",
      cycles: [{ closesOn: "2026-10-01" }],
    });
    await publishScholarship(admin, made.id);
    const statusOn = async (day: string) =>
      (await getScholarship(visitor, made.id, { day })).scholarship.status;
    expect(await statusOn("2026-10-02")).toBe("Closed");
    await extendScholarship(admin, made.id, "2099-11-30");
    expect(await statusOn("2099-11-30")).toBe("Open");
    await expect(extendScholarship(admin, made.id, "2099-11-30")).rejects.toMatchObject({ status: 422 });
    await expect(extendScholarship(admin, made.id, "2001-01-01")).rejects.toMatchObject({ status: 422 });
    await closeScholarship(admin, made.id);
    expect(await statusOn("2099-11-30")).toBe("Closed");
    await expect(closeScholarship(admin, made.id)).rejects.toMatchObject({ status: 409 });
    await reopenScholarship(admin, made.id);
    expect(await statusOn("2099-11-30")).toBe("Open");
    const listed = await listScholarships(search("Short Award"), { day: "2099-11-30" });
    expect(listed.scholarships.find(({ id }) => id === made.number)?.status).toBe("Open");
  });

  test("an index read inside a transaction that is rolled back leaves nothing behind", async () => {
    const attempt = inTransaction(async () => {
      const made = await createScholarship(admin, { ...input, title: "Phantom Award" });
      await publishScholarship(admin, made.id);
      expect(await titles("Phantom")).toEqual(["Phantom Award"]);
      throw new Error("rolled back");
    });
    await expect(attempt).rejects.toThrow("rolled back");
    expect(await titles("Phantom")).toEqual([]);
  });
});

describe("saving", () => {
  test("keeps scholarships in the account, once each, the latest first", async () => {
    await saveScholarships(anyStudent, [3, 5]);
    await saveScholarships(anyStudent, [5, 8, 999_999]);
    expect((await listSaved(anyStudent)).map(({ id }) => id)).toEqual([8, 5, 3]);
    await unsaveScholarship(anyStudent, 5);
    expect((await listSaved(anyStudent)).map(({ id }) => id)).toEqual([8, 3]);
  });

  test("is for students: others are told to sign in or that they may not", async () => {
    await expect(saveScholarships(visitor, [1])).rejects.toMatchObject({ status: 401 });
    await expect(saveScholarships(college, [1])).rejects.toMatchObject({ status: 403 });
    await expect(saveScholarships(anyStudent, [999_999])).rejects.toMatchObject({ status: 404 });
  });
});

describe("similar scholarships", () => {
  test("are others for the same level and state, of the same category first", async () => {
    const { scholarship } = await getScholarship(visitor, "telangana-epass-post-matric");
    const similar = await findSimilar(scholarship.id, { day: "2026-11-15" });
    expect(similar).toHaveLength(4);
    expect(similar.some(({ id }) => id === scholarship.id)).toBe(false);
    for (const { state, states } of similar)
      expect(state === "all" || states.includes("telangana")).toBe(true);
    expect(similar[0]?.category).toBe(scholarship.category);
    expect(await findSimilar(999_999)).toEqual([]);
  });
});

describe("hostile addresses", () => {
  const nasty = [
    "'",
    '"',
    "%",
    "_",
    "\\",
    "%_\\'",
    "'; drop table scholarship; --",
    "$1",
    "\u0000",
    "\u202e",
    "😀",
    "()[]{}*+?.^$|",
    "ﷺ",
    "İıſ",
    "x".repeat(10_240),
    "सक्षम".repeat(2000),
    "-".repeat(300),
  ];

  test.each(nasty)("T17: a search for %j gets an answer", async (text) => {
    const query = parseListQuery(
      scholarshipList,
      `/scholarships?q=${encodeURIComponent(text)}&category=${encodeURIComponent(text)}&cursor=${encodeURIComponent(text)}&sort=${encodeURIComponent(text)}&state=${encodeURIComponent(text)}`,
    );
    const page = await listScholarships(query);
    expect(page.total).toBeGreaterThanOrEqual(0);
  });

  test("T17: any text in any place of the address gets an answer (property)", async () => {
    const parameter = fc.constantFrom(
      "q",
      "category",
      "providerType",
      "level",
      "state",
      "status",
      "sort",
      "cursor",
      "here",
    );
    const text = fc.oneof(fc.string({ unit: "binary", maxLength: 40 }), fc.constantFrom(...nasty));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(parameter, text), { maxLength: 6 }), async (pairs) => {
        const address = new URLSearchParams(
          pairs.map(([key, value]): [string, string] => [key, value.toWellFormed()]),
        );
        const page = await listScholarships(parseListQuery(scholarshipList, `/scholarships?${address}`));
        expect(page.scholarships.length).toBeLessThanOrEqual(20);
      }),
      { numRuns: 200, seed: 9 },
    );
  }, 60_000);

  test.each(["", "0", "-1", "1e9", "99999999999", "../etc", "NMMSS", "%00"])(
    "no scholarship has the key %j",
    async (key) => {
      await expect(getScholarship(systemActor, key)).rejects.toMatchObject({ status: 404 });
    },
  );
});
