import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addIstDays, istDate, setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { appUser } from "#app/db/schema/users.ts";
import { publishScholarship } from "#app/features/scholarships/server/lifecycle/publish-scholarship.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { deskValues } from "../forms/desk-scholarship-form.ts";
import { getDeskScholarship } from "./get-desk-scholarship.server.ts";
import { saveDeskScholarship } from "./save-desk-scholarship.server.ts";

useTestDatabase();

const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };
const others: Actor[] = [
  visitor,
  { role: "student", userId: newId(), language: "te" },
  { role: "institute", userId: newId(), language: "en", instituteId: newId(), memberRole: "owner" },
  { role: "donor", userId: newId(), language: "en" },
  { role: "csr", userId: newId(), language: "en" },
];
const isRefused = { status: expect.toSatisfy((status: number) => [401, 403].includes(status)) };

beforeAll(async () => {
  setClock(new Date("2026-06-15T10:00:00+05:30"));
  await database()
    .insert(appUser)
    .values({ id: admin.userId ?? "", name: "Asha Desk", createdAt: new Date("2026-06-01T10:00:00+05:30") });
});
afterAll(useRealClock);

const draft = {
  title: "Setu Test Award",
  category: "merit",
  provider: "Setu Test Trust",
  providerType: "private",
  description: "For students who do well.",
  applicationProcess: "By marks.",
  amountText: "₹20,000 a year",
  amountMin: "20,000",
  amountPeriod: "year",
  levelFrom: "class-9",
  levelTo: "ug",
};

function posted(values: Readonly<Record<string, string | readonly string[] | undefined>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value ?? ""].flat()) form.append(name, one);
  }
  return form;
}

const chainOf = (chain: string) =>
  database().select().from(auditEntry).where(eq(auditEntry.chain, chain)).orderBy(auditEntry.seq);

describe("saveDeskScholarship", () => {
  test("a draft of the catalogue is made and edited, with before and after; who comes second is told", async () => {
    const id = await saveDeskScholarship(admin, posted(draft), { id: null });
    const made = await getDeskScholarship(admin, id);
    expect(made).toMatchObject({
      title: draft.title,
      provider: draft.provider,
      status: "draft",
      amountMinPaise: 2_000_000,
      runHere: false,
    });
    const closesOn = addIstDays(istDate(), 30);
    const changes = { title: "Setu Test Award 2026", amountMin: "25,000", closesOn };
    const form = () => posted({ ...deskValues(made), ...changes });
    await saveDeskScholarship(admin, form(), { id, seenRevision: made.revision });
    await expect(
      saveDeskScholarship(admin, form(), { id, seenRevision: made.revision }),
    ).rejects.toMatchObject({ status: 409 });
    expect(await getDeskScholarship(admin, id)).toMatchObject({
      title: "Setu Test Award 2026",
      cycles: [{ closesOn }],
    });
    const [created, edited, ...more] = await chainOf(`scholarship:${id}`);
    expect(created).toMatchObject({ event: "scholarship.create", actorId: admin.userId });
    expect(edited).toMatchObject({
      event: "scholarship.update",
      details: {
        before: { title: draft.title, amountMinPaise: 2_000_000 },
        after: { title: "Setu Test Award 2026", amountMinPaise: 2_500_000 },
      },
    });
    expect(more).toEqual([]);
  });

  test("what is wrong is said at its field, all at once, and nothing is written", async () => {
    const wrong = { ...draft, title: "", amountMin: "a lot", opensOn: istDate(), providerType: "friends" };
    await expect(saveDeskScholarship(admin, posted(wrong), { id: null })).rejects.toMatchObject({
      status: 422,
      fieldErrors: {
        title: expect.anything(),
        amountMin: expect.anything(),
        closesOn: expect.anything(),
        providerType: expect.anything(),
      },
    });
    // The form alone would pass: the amount is wrong, so that the new draft must not stay behind.
    const half = posted({ ...draft, title: "Half of it", amountMin: "a lot" });
    await expect(saveDeskScholarship(admin, half, { id: null })).rejects.toMatchObject({ status: 422 });
    expect(await database().$count(scholarship)).toBe(1);
  });

  test("T12: nobody else writes here, and an unknown record is not found", async () => {
    const [row] = await database().select({ id: scholarship.id }).from(scholarship);
    const id = row?.id ?? "";
    for (const actor of others) {
      await expect(saveDeskScholarship(actor, posted(draft), { id: null })).rejects.toMatchObject(isRefused);
      await expect(saveDeskScholarship(actor, posted(draft), { id })).rejects.toMatchObject(isRefused);
    }
    for (const unknown of [newId(), "no-id"]) {
      await expect(saveDeskScholarship(admin, posted(draft), { id: unknown })).rejects.toMatchObject({
        status: 404,
      });
    }
    expect(await chainOf(`scholarship:${id}`)).toHaveLength(2);
  });
});

describe("a scholarship of the general fund", () => {
  test("one of the general fund is run here, needs amount, seats and last day, and its budget is the ledger's", async () => {
    const wish = { ...draft, title: "Fund Test Award", moneySource: "general_fund" };
    await expect(saveDeskScholarship(admin, posted(wish), { id: null })).rejects.toMatchObject({
      fieldErrors: { award: expect.anything(), seats: expect.anything(), closesOn: expect.anything() },
    });
    const whole = { ...wish, award: "5,000", seats: "2", closesOn: addIstDays(istDate(), 30) };
    const id = await saveDeskScholarship(admin, posted(whole), { id: null });
    const made = await getDeskScholarship(admin, id);
    expect(made).toMatchObject({
      runHere: true,
      terms: { moneySource: "general_fund", seats: 2, awardPaise: 500_000, budgetPaise: 1 },
    });
    await expect(publishScholarship(admin, id)).rejects.toMatchObject({ code: "not_funded" });
    // What is typed into the budget, or over who pays, changes neither.
    const form = posted({ ...deskValues(made), budget: "90,000", moneySource: "provider" });
    await saveDeskScholarship(admin, form, { id });
    expect((await getDeskScholarship(admin, id)).terms).toMatchObject({
      moneySource: "general_fund",
      budgetPaise: 1,
    });
    await database().update(scholarship).set({ status: "active" }).where(eq(scholarship.id, id));
    await expect(
      saveDeskScholarship(admin, posted({ ...deskValues(made), seats: "3" }), { id }),
    ).rejects.toMatchObject({ fieldErrors: { seats: [expect.stringContaining("₹15,000")] } });
  });
});
