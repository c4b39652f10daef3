import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "#app/core/id.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser } from "#app/db/schema/users.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { notificationList } from "../../notification-list.ts";
import { defaultPreferences } from "../../preferences.ts";
import { notificationJobs } from "../outbox/message-jobs.server.ts";
import { queueMessage } from "../outbox/queue-message.server.ts";
import { getPreferences } from "../preferences/get-preferences.server.ts";
import { savePreferences } from "../preferences/save-preferences.server.ts";
import { countUnread } from "./count-unread.server.ts";
import { listNotifications } from "./list-notifications.server.ts";
import { markRead } from "./mark-read.server.ts";
import { notify } from "./notify.server.ts";

useTestDatabase({ jobs: notificationJobs });

async function newStudent(): Promise<Actor & { userId: string }> {
  const userId = newId();
  await database().insert(appUser).values({ id: userId, createdAt: new Date() });
  return { role: "student", userId, language: "en" };
}

const tell = (actor: { userId: string }, title: string, dedupeKey?: string) =>
  inTransaction((tx) =>
    notify(tx, actor.userId, { type: "info", title, message: "…", link: "/x", dedupeKey }),
  );
const list = (actor: Actor, address = "/") =>
  listNotifications(actor, parseListQuery(notificationList, address));

describe("under the bell", () => {
  let asha: Actor & { userId: string };
  let ravi: Actor & { userId: string };
  beforeAll(async () => {
    [asha, ravi] = [await newStudent(), await newStudent()];
    for (const title of ["one", "two", "three"]) await tell(asha, title);
    await tell(ravi, "for Ravi");
  });

  it("lists one's own, newest first, and counts the unread", async () => {
    const page = await list(asha);
    expect(page.rows.map((row) => row.title)).toEqual(["three", "two", "one"]);
    expect(page.rows[0]).toMatchObject({ type: "info", link: "/x", isRead: false });
    expect(await countUnread(asha)).toBe(3);
  });

  it("T13: nobody marks another's notification, and a wrong id is no error", async () => {
    const [theirs] = (await list(ravi)).rows;
    expect(await markRead(asha, [theirs?.id ?? "", "not-an-id", newId()])).toBe(0);
    expect(await countUnread(ravi)).toBe(1);
  });

  it("T13: students who share a phone do not read each other's news; the account's is for all", async () => {
    const account = await newStudent();
    const [first, second] = [newId(), newId()].map((studentId) => ({ ...account, studentId }));
    if (!first || !second) throw new Error("two students");
    for (const { studentId: id } of [first, second])
      await database().insert(student).values({ id, userId: account.userId, createdAt: new Date() });
    await inTransaction(async (tx) => {
      for (const { studentId } of [first, second])
        await notify(tx, account.userId, { studentId, type: "info", title: studentId, message: "…" });
      await notify(tx, account.userId, { type: "info", title: "for both", message: "…" });
    });
    expect((await list(second)).rows.map(({ title }) => title)).toEqual(["for both", second.studentId]);
    expect(await markRead(second, "all")).toBe(2);
    expect((await list(first, "/?show=unread")).rows.map(({ title }) => title)).toEqual([first.studentId]);
    expect(await countUnread(first)).toBe(1);
  });

  it("marks some, then all", async () => {
    const [newest] = (await list(asha)).rows;
    expect(await markRead(asha, [newest?.id ?? ""])).toBe(1);
    expect((await list(asha, "/?show=unread")).rows.map((row) => row.title)).toEqual(["two", "one"]);
    expect(await markRead(asha, "all")).toBe(2);
    expect(await countUnread(asha)).toBe(0);
  });

  it("says the same thing to the same person once", async () => {
    expect(await tell(asha, "closing soon", "deadline:1")).not.toBeNull();
    expect(await tell(asha, "closing soon", "deadline:1")).toBeNull();
    expect(await tell(ravi, "closing soon", "deadline:1")).not.toBeNull();
  });

  it("links only into this site", async () => {
    for (const link of ["https://evil.example", "//evil.example", "javascript:alert(1)"]) {
      const told = inTransaction((tx) =>
        notify(tx, asha.userId, { type: "info", title: "t", message: "m", link }),
      );
      await expect(told).rejects.toThrow("path of this site");
    }
  });

  it("T12: a visitor has no bell", async () => {
    expect(await countUnread(visitor)).toBe(0);
    await expect(list(visitor)).rejects.toMatchObject({ status: 401 });
    await expect(markRead(visitor, "all")).rejects.toMatchObject({ status: 401 });
  });
});

describe("settings", () => {
  it("T34: what shows somebody to others is off until they say so; every change is on record", async () => {
    const asha = await newStudent();
    expect(await getPreferences(asha)).toEqual(defaultPreferences);
    expect(defaultPreferences).toMatchObject({ profileVisible: false, shareAnonymousStories: false });
    const wish = { ...defaultPreferences, profileVisible: true, smsApplicationUpdates: false };
    await savePreferences(asha, wish);
    expect(await getPreferences(asha)).toEqual(wish);
    await savePreferences(asha, defaultPreferences);
    expect(await getPreferences(asha)).toEqual(defaultPreferences);
    const entries = await database().select().from(auditEntry);
    const mine = entries.filter((entry) => entry.chain === `account:${asha.userId}`);
    expect(mine.map((entry) => entry.event)).toEqual([
      "account.preferences_saved",
      "account.preferences_saved",
    ]);
    expect(mine[0]?.details).toMatchObject({ after: { profileVisible: true } });
  });

  it("a message of a kind that somebody switched off is not written", async () => {
    const asha = await newStudent();
    const update = () =>
      inTransaction((tx) =>
        queueMessage(tx, {
          channel: "sms",
          template: "application-update",
          language: "en",
          to: "9876543210",
          variables: {
            name: "Asha",
            scholarship: "NMMSS",
            status: "Approved",
            more: "",
            link: "https://site.example/",
          },
          dedupeKey: newId(),
          preference: { userId: asha.userId, topic: "smsApplicationUpdates" },
        }),
      );
    expect(await update()).toMatchObject({ isNew: true });
    await savePreferences(asha, { ...defaultPreferences, smsApplicationUpdates: false });
    expect(await update()).toBeNull();
  });
});
