import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { systemActor, visitor } from "#app/core/portals/permissions.ts";
import { countReads } from "#app/db/read-once.server.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import type { Profile } from "../../eligibility/profile.ts";
import { importScholarships } from "../catalogue/import-scholarships.server.ts";
import { eligibilityActions } from "./eligibility-actions.server.ts";
import { matchScholarshipsForStudent } from "./match-scholarships-for-student.server.ts";

useTestDatabase();

const day = "2026-11-15";
const profile: Profile = { gender: "female", state: "telangana" } as Profile;
let raw: Record<string, unknown>[] = [];

const take = async (records: Record<string, unknown>[]) =>
  importScholarships(
    systemActor,
    { records: records.map((value, index) => ({ row: index + 1, value })), problems: [] },
    { source: "test" },
  );

beforeAll(async () => {
  const file = new URL("../../data/catalogue-national.json", import.meta.url);
  raw = JSON.parse(await readFile(file, "utf8")).slice(0, 40);
  await take(raw);
});

/** One request of its own: what it finds, and what that cost. */
const look = (of: Profile = profile, on = day) =>
  countReads({ remember: true }, async (counts) => {
    const { fits, counts: verdicts, matches } = await matchScholarshipsForStudent(of, { day: on, limit: 3 });
    return { fits, verdicts, first: matches.map(({ card }) => card.id), statements: counts.statements };
  });

test("O25: who looks again costs one statement less, and sees the same", async () => {
  await look(profile, "2026-11-14");
  const first = await look();
  const again = await look();
  expect(again).toEqual({ ...first, statements: first.statements - 1 });
  expect(again.statements).toBe(1);
});

test("another day, another profile and another catalogue are matched anew", async () => {
  const before = await look();
  expect((await look(profile, "2026-11-16")).statements).toBe(2);
  expect((await look({ ...profile, gender: "male" })).statements).toBe(2);
  await take(raw.map((record) => ({ ...record, criteria: {} })));
  const after = await look();
  expect(after.verdicts).not.toEqual(before.verdicts);
});

everyButton(eligibilityActions, {
  async answers(press) {
    expect(await press(visitor)).toMatchObject({
      status: 422,
      answer: { shown: { isEmpty: true, result: null } },
    });
    expect(await press(visitor, { socialGroup: "st", more: "1" })).toMatchObject({
      status: 200,
      answer: {
        shown: { intent: "answers", given: { socialGroup: "st" }, isMore: true, result: expect.any(Object) },
      },
    });
  },
  async profile(press) {
    // A visitor has none.
    expect(await press(visitor)).toMatchObject({ status: 422, answer: { shown: { intent: "profile" } } });
  },
});
