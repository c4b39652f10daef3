import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { visitor } from "#app/core/portals/permissions.ts";
import { readContentVersion } from "#app/db/content-version.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { consent } from "#app/db/schema/consents.ts";
import { notification } from "#app/db/schema/messages.ts";
import { story } from "#app/db/schema/stories.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser } from "#app/db/schema/users.ts";
import { withdrawConsent } from "#app/features/identity/server/consents/withdraw-consent.server.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import type { StoryInput } from "../../forms/story-schema.ts";
import { storySchema } from "../../forms/story-schema.ts";
import { storyTe } from "../../messages/story.te.ts";
import { approveStory } from "./approve-story.server.ts";
import { findOwnStory } from "./find-own-story.server.ts";
import { listStories } from "./list-stories.server.ts";
import { listWaitingStories } from "./list-waiting-stories.server.ts";
import { ownStoryActions } from "./own-story-actions.server.ts";
import { rejectStory } from "./reject-story.server.ts";
import { shareStory } from "./share-story.server.ts";
import { storiesActions } from "./stories-actions.server.ts";
import { storyOwnData } from "./story-own-data.server.ts";
import { withdrawStory } from "./withdraw-story.server.ts";

useTestDatabase();

const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };

async function newStudent(birthDay: string | null = "2004-05-01"): Promise<Actor> {
  const [userId, studentId] = [newId(), newId()];
  await database().insert(appUser).values({ id: userId, language: "hi", createdAt: new Date() });
  await database()
    .insert(student)
    .values({ id: studentId, userId, name: "Meena Kumari Oraon", birthDay, createdAt: new Date() });
  return { role: "student", userId, studentId, language: "hi" };
}

const input: StoryInput = {
  showName: "first",
  place: "Gumla",
  state: "Jharkhand",
  course: "BSc Nursing",
  level: "undergraduate",
  scholarship: "Post Matric, ST",
  amount: "₹20,000 a year",
  year: 2025,
  rating: 4,
  text: "मेरे गाँव से मैं पहली नर्स बनूँगी। फ़ॉर्म भरना अब मुश्किल नहीं लगता।",
  portrait: "portrait-5",
  consent: "on",
};

const shown = async () => (await listStories()).slice(6);

beforeAll(async () => {
  await database()
    .insert(appUser)
    .values({ id: admin.userId ?? "", createdAt: new Date() });
});

describe("sharing a story", () => {
  test("six stand there from the beginning; a shared one comes behind them once approved, not before", async () => {
    expect(await listStories()).toHaveLength(6);
    const me = await newStudent();
    const { storyId } = await shareStory(me, input);
    expect(await listStories()).toHaveLength(6);
    expect((await listWaitingStories(admin)).map(({ id }) => id)).toContain(storyId);
    const before = await readContentVersion(["stories"]);
    await approveStory(admin, storyId);
    expect(await readContentVersion(["stories"])).toBe(before + 1);
    const all = await listStories();
    expect(all.at(-1)).toMatchObject({
      id: storyId,
      name: "Meena",
      location: "Gumla, Jharkhand",
      story: input.text,
      rating: 4,
      level: "undergraduate",
    });
    const [told] = await database()
      .select()
      .from(notification)
      .where(eq(notification.userId, me.userId ?? ""));
    expect(told).toMatchObject({ type: "success", words: { hi: { title: "आपकी कहानी प्रकाशित हो गई।" } } });
  });

  test("T34: the consent is recorded with it, and withdrawing it takes the story from the page at once", async () => {
    const me = await newStudent();
    const { storyId } = await shareStory(me, { ...input, showName: "none" });
    await approveStory(admin, storyId);
    expect((await shown()).find(({ id }) => id === storyId)).toBeDefined();
    const [given] = await database()
      .select()
      .from(consent)
      .where(eq(consent.userId, me.userId ?? ""));
    expect(given).toMatchObject({ purpose: "share_story", language: "hi", withdrawnAt: null });
    const before = await readContentVersion(["stories"]);
    await withdrawConsent(me, "share_story");
    expect(await readContentVersion(["stories"])).toBe(before + 1);
    expect((await shown()).find(({ id }) => id === storyId)).toBeUndefined();
  });

  test("a name is shown as its student chose", async () => {
    const names = await Promise.all(
      (["full", "first", "none"] as const).map(async (showName) => {
        const { storyId } = await shareStory(await newStudent(), { ...input, showName });
        await approveStory(admin, storyId);
        return (await shown()).find(({ id }) => id === storyId)?.name;
      }),
    );
    expect(names).toEqual(["Meena Kumari Oraon", "Meena", "A student"]);
  });

  test("one at a time; taken back, another may come", async () => {
    const me = await newStudent();
    const { storyId } = await shareStory(me, input);
    await expect(shareStory(me, input)).rejects.toMatchObject({
      status: 409,
      code: "one_story",
      message: expect.stringContaining("आप पहले ही"),
    });
    await withdrawStory(me, storyId);
    await withdrawStory(me, storyId);
    expect((await findOwnStory(me))?.status).toBe("withdrawn");
    await expect(shareStory(me, input)).resolves.toBeDefined();
  });

  test("T35: under 18 without a guardian's consent, or of unknown age, nothing is published", async () => {
    await expect(shareStory(await newStudent("2012-01-01"), input)).rejects.toMatchObject({ status: 403 });
    await expect(shareStory(await newStudent(null), input)).rejects.toMatchObject({ status: 403 });
  });
});

describe("the desk decides", () => {
  test("T12: only the desk reads and decides; T13: nobody takes back another's story", async () => {
    const [me, other] = [await newStudent(), await newStudent()];
    const { storyId } = await shareStory(me, input);
    for (const actor of [visitor, other]) {
      await expect(listWaitingStories(actor)).rejects.toThrow();
      await expect(approveStory(actor, storyId)).rejects.toThrow();
      await expect(rejectStory(actor, storyId, "no")).rejects.toThrow();
      await expect(withdrawStory(actor, storyId)).rejects.toMatchObject({ status: 404 });
    }
    await expect(shareStory(admin, input)).rejects.toMatchObject({ status: 403 });
  });

  test("a refusal carries its reason to the student, and cannot be undone by approving", async () => {
    const me = await newStudent();
    const { storyId } = await shareStory(me, input);
    await rejectStory(admin, storyId, "Please leave out your school's phone number.");
    expect(await findOwnStory(me)).toMatchObject({
      status: "rejected",
      reason: "Please leave out your school's phone number.",
      canWithdraw: false,
    });
    await expect(approveStory(admin, storyId)).rejects.toMatchObject({ status: 409 });
  });

  test("T39: approved and rejected at once, one wins", async () => {
    const { storyId } = await shareStory(await newStudent(), input);
    const tries = await Promise.allSettled([approveStory(admin, storyId), rejectStory(admin, storyId, "no")]);
    expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

test("T36: a student's stories are collected, and erased from the public page too", async () => {
  const me = await newStudent();
  const { storyId } = await shareStory(me, input);
  await approveStory(admin, storyId);
  const subject = { userId: me.userId ?? "", studentIds: [me.studentId ?? ""], phones: [], emails: [] };
  expect(JSON.stringify(await storyOwnData.collect(subject))).toContain("BSc Nursing");
  await inTransaction((tx) => storyOwnData.erase(tx, subject));
  expect((await shown()).find(({ id }) => id === storyId)).toBeUndefined();
});

test("the form refuses a story without consent, a future year and hidden characters, in its reader's words", () => {
  const schema = storySchema(storyTe.errors);
  const said = (given: object) => schema.safeParse(given).error?.issues.map(({ message }) => message);
  const { consent: _, ...without } = input;
  expect(said(without)).toEqual([storyTe.errors.consent]);
  expect(said({ ...input, year: 2999 })).toEqual([storyTe.errors.yearLate]);
  expect(said({ ...input, text: `${input.text}\u202e` })).toEqual([storyTe.errors.hidden]);
  expect(said({ ...input, portrait: "portrait-99" })).toEqual([storyTe.errors.portrait]);
  expect(said({ ...input, course: "క".repeat(61) })).toEqual([storyTe.errors.tooLong]);
  for (const text of said({}) ?? []) expect(text).toMatch(/[\u0c00-\u0c7f]/);
  expect(schema.safeParse(input).success).toBe(true);
});

describe("the buttons of the desk", () => {
  const statusOf = async (id: string) =>
    (await database().select().from(story).where(eq(story.id, id)))[0]?.status;
  everyButton(storiesActions, {
    async approve(press) {
      const { storyId } = await shareStory(await newStudent(), input);
      await expect(press(admin, { storyId })).resolves.toEqual({ to: "/admin/stories" });
      expect(await statusOf(storyId)).toBe("approved");
    },
    async reject(press) {
      const { storyId } = await shareStory(await newStudent(), input);
      await expect(press(admin, { storyId, reason: "" })).resolves.toMatchObject({
        status: 422,
        answer: { form: "reject", typed: { storyId: [storyId] } },
      });
      await press(admin, { storyId, reason: "It names another person." });
      expect(await statusOf(storyId)).toBe("rejected");
    },
    async approve_many(press) {
      const { storyId } = await shareStory(await newStudent(), input);
      const { storyId: other } = await shareStory(await newStudent(), input);
      await approveStory(admin, other);
      const ids = [storyId, other];
      // Asked first, by name; nothing is done yet.
      await expect(press(admin, { ids })).resolves.toMatchObject({
        answer: { shown: { asks: { rows: [{ id: storyId }, { id: other }] } } },
      });
      expect(await statusOf(storyId)).toBe("pending");
      await expect(press(admin, { ids, sure: "yes" })).resolves.toMatchObject({
        status: 200,
        answer: {
          shown: {
            did: { said: "1 story published.", done: [{ id: storyId }], refused: [{ id: other }] },
          },
        },
      });
      expect(await statusOf(storyId)).toBe("approved");
      await expect(press({ ...admin, staffRoles: ["claims"] }, { ids, sure: "yes" })).resolves.toMatchObject({
        status: 403,
      });
    },
    async reject_many(press) {
      const { storyId } = await shareStory(await newStudent(), input);
      const ids = [storyId];
      await expect(press(admin, { ids, reason: "" })).resolves.toMatchObject({ status: 422 });
      await press(admin, { ids, reason: "It names another person.", sure: "yes" });
      expect(await statusOf(storyId)).toBe("rejected");
    },
  });
});

describe("her own story", () => {
  const typed = { ...input, year: String(input.year), rating: String(input.rating) };
  everyButton(ownStoryActions, {
    async share(press) {
      const actor = await newStudent();
      expect(await press(actor, { ...typed, text: "" })).toMatchObject({
        status: 422,
        answer: { form: "share", errors: { text: [expect.any(String)] }, typed: { place: ["Gumla"] } },
      });
      await expect(press(actor, { ...typed, student: "another" })).rejects.toMatchObject({ status: 409 });
      expect(await findOwnStory(actor)).toBeNull();
      expect(await press(actor, typed)).toEqual({ to: "/student/stories/new" });
      expect(await findOwnStory(actor)).toMatchObject({ status: "pending" });
    },
    async withdraw(press) {
      const actor = await newStudent();
      await shareStory(actor, input);
      const own = await findOwnStory(actor);
      expect(await press(actor, { story: own?.id ?? "" })).toEqual({ to: "/student/stories/new" });
      expect((await findOwnStory(actor))?.status).not.toBe("pending");
    },
  });
});
