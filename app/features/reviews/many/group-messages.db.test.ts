import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addHours, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { drainJobs } from "#app/db/jobs/jobs.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { groupMessage, groupMessagePerson } from "#app/db/schema/group-messages.ts";
import { notification, notificationPreference, outboundMessage } from "#app/db/schema/messages.ts";
import { appUser } from "#app/db/schema/users.ts";
import { defaultPreferences } from "#app/features/notifications/preferences.ts";
import { useApplicationWorld } from "#tests/support/application-world.ts";
import { everyButton } from "#tests/support/every-button.ts";
import {
  giveAccount,
  insertApplications,
  makeInstitute,
  reviewWorldJobs,
} from "#tests/support/review-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { groupActions } from "./group-actions.server.ts";
import { secondPersonFrom } from "./group-message-status.ts";
import { listGroupMessages } from "./list-group-messages.server.ts";
import { prepareGroupMessage } from "./prepare-group-message.server.ts";
import { previewGroupMessage } from "./preview-group-message.server.ts";
import { sendGroupMessage } from "./send-group-message.server.ts";
import { settleGroupMessage } from "./settle-group-message.server.ts";

useTestDatabase({ jobs: reviewWorldJobs });
// Eleven at night in India: no phone rings before nine. Far ahead, for the queue goes by the database's own clock.
const clock = useApplicationWorld("2036-11-15T17:30:00Z");

const words = {
  en: { title: "Come on Friday", message: "Bring your bank book to counter 4." },
  te: { title: "శుక్రవారం రండి", message: "మీ బ్యాంకు పుస్తకం తీసుకురండి." },
};

async function approvedWorld(count = 3) {
  const made = await makeInstitute();
  for (const one of [made.owner, made.verifier, made.reviewer]) await giveAccount(one);
  const people = await insertApplications(made.scholarship.id, count);
  await database()
    .update(application)
    .set({ status: "approved" })
    .where(eq(application.scholarshipId, made.scholarship.id));
  const input = { scholarshipId: made.scholarship.id, audience: "approved" as const, words };
  return { ...made, people, input };
}
const bellOf = (userId: string) =>
  database().select().from(notification).where(eq(notification.userId, userId));
const newest = async (instituteId: string) =>
  (await database().select().from(groupMessage).where(eq(groupMessage.instituteId, instituteId))).at(-1);
const mailsOf = (id: string) =>
  database().select().from(outboundMessage).where(eq(outboundMessage.subjectId, id));

describe("a message to many", () => {
  it("reaches each once, in her language, as she chose, and no phone at night", async () => {
    const { owner, people, input, instituteId, scholarship } = await approvedWorld();
    const [first, second, third] = people;
    if (!first || !second || !third) throw new Error("three are needed");
    // The same family applies twice on one phone, and somebody else only has a draft.
    await database().update(appUser).set({ language: "te" }).where(eq(appUser.id, first.userId));
    await database().update(appUser).set({ language: "hi" }).where(eq(appUser.id, second.userId));
    await database()
      .insert(notificationPreference)
      .values({
        ...defaultPreferences,
        smsApplicationUpdates: false,
        userId: third.userId,
        updatedAt: now(),
      });
    const [other] = await insertApplications(scholarship.id, 1);
    const preview = await previewGroupMessage(owner, input);
    expect(preview).toMatchObject({ people: 3, byPhone: 2, byEmail: 3, needsSecond: false, others: 1 });
    expect(await prepareGroupMessage(owner, { ...input, people: 3 })).toBe("sending");
    await drainJobs(reviewWorldJobs);
    const sent = await newest(instituteId);
    await sendGroupMessage(sent?.id ?? "");
    const bells = await Promise.all(people.map(({ userId }) => bellOf(userId)));
    expect(bells.map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(bells[0]?.[0]?.words?.te).toEqual(words.te);
    // Not written in Hindi: as it is, with its language named.
    expect(bells[1]?.[0]?.words?.hi?.message).toContain("अंग्रेज़ी");
    expect(await bellOf(other?.userId ?? "")).toEqual([]);
    const mails = await mailsOf(sent?.id ?? "");
    expect(mails.filter(({ channel }) => channel === "email")).toHaveLength(3);
    // One wants no SMS; the others' wait for the morning.
    const sms = mails.filter(({ channel }) => channel === "sms");
    expect(sms).toHaveLength(2);
    expect(sms.every(({ status }) => status === "queued")).toBe(true);
    expect((await newest(instituteId))?.status).toBe("sent");
    const [line] = await listGroupMessages(owner);
    expect(line).toMatchObject({ people: 3, failed: 0 });
    expect((line?.delivered ?? 0) + (line?.underWay ?? 0)).toBe(5);
  });

  it("goes on where it stopped, and nobody is written to twice", async () => {
    const { owner, people, input, instituteId } = await approvedWorld();
    await prepareGroupMessage(owner, { ...input, people: 3 });
    const sent = await newest(instituteId);
    // As if the process had died after the first of them.
    await database()
      .update(groupMessagePerson)
      .set({ sentAt: now() })
      .where(
        and(
          eq(groupMessagePerson.messageId, sent?.id ?? ""),
          eq(groupMessagePerson.studentId, people[0]?.studentId ?? ""),
        ),
      );
    await sendGroupMessage(sent?.id ?? "");
    await sendGroupMessage(sent?.id ?? "");
    const bells = await Promise.all(people.map(({ userId }) => bellOf(userId)));
    expect(bells.map(({ length }) => length)).toEqual([0, 1, 1]);
  });

  it("only about one's own, only as counted, not the same twice, and so many a day", async () => {
    const { owner, reviewer, input } = await approvedWorld();
    const other = await approvedWorld();
    await expect(previewGroupMessage(other.owner, input)).rejects.toMatchObject({ status: 404 });
    await expect(previewGroupMessage(reviewer, input)).rejects.toMatchObject({ status: 403 });
    await expect(prepareGroupMessage(owner, { ...input, people: 2 })).rejects.toMatchObject({ status: 409 });
    await prepareGroupMessage(owner, { ...input, people: 3 });
    await expect(prepareGroupMessage(owner, { ...input, people: 3 })).rejects.toMatchObject({ status: 409 });
    for (const title of ["Two", "Three"])
      await prepareGroupMessage(owner, { ...input, words: { en: { title, message: "x" } }, people: 3 });
    const fourth = { ...input, words: { en: { title: "Four", message: "x" } }, people: 3 };
    await expect(prepareGroupMessage(owner, fourth)).rejects.toMatchObject({ status: 409 });
    clock.stand(addHours(now(), 24));
    expect(await prepareGroupMessage(owner, fourth)).toBe("sending");
    const admin: Actor & { userId: string } = {
      role: "admin",
      userId: newId(),
      staffRoles: ["support"],
      language: "en",
    };
    expect(await prepareGroupMessage(admin, { ...input, people: 3 })).toBe("sending");
    // The desk's are not the institute's.
    expect(await listGroupMessages(admin)).toHaveLength(1);
  });

  it("from 200 people on a second person agrees first", async () => {
    const { owner, verifier, people, input, instituteId } = await approvedWorld(1);
    const [one] = people;
    const rows = await database()
      .select()
      .from(application)
      .where(eq(application.id, one?.id ?? ""));
    expect(rows).toHaveLength(1);
    await prepareGroupMessage(owner, { ...input, people: 1 });
    // The same message, as if it were for many.
    const sent = await newest(instituteId);
    await database()
      .update(groupMessage)
      .set({ status: "waiting", people: secondPersonFrom })
      .where(eq(groupMessage.id, sent?.id ?? ""));
    await expect(settleGroupMessage(owner, sent?.id ?? "", "send")).rejects.toMatchObject({ status: 403 });
    await drainJobs(reviewWorldJobs);
    expect(await bellOf(one?.userId ?? "")).toEqual([]);
    await settleGroupMessage(verifier, sent?.id ?? "", "send");
    await drainJobs(reviewWorldJobs);
    expect(await bellOf(one?.userId ?? "")).toHaveLength(1);
  });

  it("D21: whoever can agree hears at once, and says no with a reason that its writer reads", async () => {
    const { owner, verifier, reviewer, people, input, instituteId } = await approvedWorld(secondPersonFrom);
    await prepareGroupMessage(owner, { ...input, people: people.length });
    const waiting = await newest(instituteId);
    expect(waiting?.status).toBe("waiting");
    expect(await bellOf(verifier.userId ?? "")).toMatchObject([
      {
        title: "A message to many waits for a second person",
        message: `A member wrote it to ${secondPersonFrom} students. It is not sent before you agree.`,
        link: "/institute/messages",
      },
    ]);
    for (const { userId } of [owner, reviewer]) expect(await bellOf(userId ?? "")).toEqual([]);
    const id = waiting?.id ?? "";
    await expect(settleGroupMessage(verifier, id, "cancel")).rejects.toMatchObject({ status: 422 });
    await settleGroupMessage(verifier, id, "cancel", "Friday is a holiday.");
    expect((await newest(instituteId))?.status).toBe("cancelled");
    expect(await bellOf(owner.userId ?? "")).toMatchObject([
      { title: "A member did not agree", message: "“Come on Friday” was cancelled. Friday is a holiday." },
    ]);
  });
});

describe("the buttons of the messages to many", () => {
  let here: Awaited<ReturnType<typeof approvedWorld>>;
  const fields = () => ({
    scholarshipId: here.scholarship.id,
    audience: "approved",
    title_en: words.en.title,
    message_en: words.en.message,
  });
  everyButton(groupActions, {
    async preview(press) {
      here = await approvedWorld();
      await expect(press(here.owner, { ...fields(), message_en: "" })).resolves.toMatchObject({
        status: 422,
        answer: { errors: { message_en: [expect.any(String)] } },
      });
      await expect(press(here.owner, fields())).resolves.toMatchObject({ answer: { shown: { people: 3 } } });
      expect(await newest(here.instituteId)).toBeUndefined();
    },
    async send(press) {
      await expect(press(here.owner, { ...fields(), people: "3" })).resolves.toEqual({
        to: "/institute/messages?done=sending",
      });
      expect(await newest(here.instituteId)).toMatchObject({ status: "sending", people: 3 });
    },
    async agree(press) {
      const id = (await newest(here.instituteId))?.id ?? "";
      await database().update(groupMessage).set({ status: "waiting" }).where(eq(groupMessage.id, id));
      await press(here.verifier, { messageId: id });
      expect(await newest(here.instituteId)).toMatchObject({
        status: "sending",
        settledBy: here.verifier.userId,
      });
    },
    async cancel(press) {
      const id = (await newest(here.instituteId))?.id ?? "";
      await database().update(groupMessage).set({ status: "waiting" }).where(eq(groupMessage.id, id));
      await press(here.owner, { messageId: id });
      expect(await newest(here.instituteId)).toMatchObject({ status: "cancelled" });
    },
  });
});
