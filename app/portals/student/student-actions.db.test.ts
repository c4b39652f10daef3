import { and, eq, isNull } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { studentProfile } from "#app/db/schema/applications.ts";
import { consent } from "#app/db/schema/consents.ts";
import { document } from "#app/db/schema/documents.ts";
import { notification, notificationPreference } from "#app/db/schema/messages.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser } from "#app/db/schema/users.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import {
  applicationWorldJobs,
  makeStudent,
  pdfFile,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { everyButton, pressOf } from "#tests/support/every-button.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { readStudentHead } from "./read-student-head.server.ts";
import { readStudentStrip } from "./read-student-strip.server.ts";
import { studentActions } from "./student-actions.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();

let asha: Actor & { userId: string; studentId: string };
let other: Actor;
beforeAll(async () => {
  asha = await makeStudent();
  other = await makeStudent();
});

const papers = () => database().select().from(document).where(eq(document.ownerId, asha.studentId));
const unread = () =>
  database()
    .select()
    .from(notification)
    .where(and(eq(notification.userId, asha.userId), isNull(notification.readAt)));
const tell = (...titles: string[]) =>
  inTransaction(async (tx) => {
    for (const title of titles) {
      const link = "/student/dashboard";
      await notify(tx, asha.userId, { type: "info", title, message: "B", link, dedupeKey: title });
    }
  });
const wishes = async () =>
  (
    await database()
      .select()
      .from(notificationPreference)
      .where(eq(notificationPreference.userId, asha.userId))
  )[0];

describe("the buttons of the student's dashboard", () => {
  everyButton(studentActions, {
    async match(press) {
      const given = () =>
        database().$count(
          consent,
          and(
            eq(consent.userId, asha.userId),
            eq(consent.purpose, "profile_matching"),
            isNull(consent.withdrawnAt),
          ),
        );
      await database().delete(consent).where(eq(consent.userId, asha.userId));
      await expect(press(asha, { tab: "find" })).resolves.toEqual({
        to: "/student/dashboard?tab=find&done=match",
      });
      expect(await given()).toBe(1);
    },
    async profile(press) {
      await expect(press(asha, { fullName: "Asha Rao", cgpa: "11" })).resolves.toMatchObject({
        status: 422,
        answer: { form: "profile", errors: { cgpa: ["invalid"] }, typed: { fullName: ["Asha Rao"] } },
      });
      await press(asha, { fullName: "Asha Devi Rao", course: "B.Tech", cgpa: "9.1" });
      const [row] = await database().select().from(student).where(eq(student.id, asha.studentId));
      expect(row?.name).toBe("Asha Devi Rao");
      const [profile] = await database()
        .select()
        .from(studentProfile)
        .where(eq(studentProfile.studentId, asha.studentId));
      expect(profile).toMatchObject({ course: "B.Tech", cgpa: "9.1" });
      // S11: every page of hers greets her by the name she is called by, wherever it stands in the whole one.
      await press(asha, { fullName: "Gugulothu Asha", givenName: "Asha", course: "B.Tech", cgpa: "9.1" });
      expect((await readStudentHead(asha)).profile.givenName).toBe("Asha");
      expect((await readStudentStrip(asha, "/payouts", "te"))?.name).toBe("Asha");
    },
    async upload(press) {
      const before = (await papers()).length;
      await expect(press(asha, { kind: "marksheet" })).resolves.toMatchObject({
        status: 422,
        answer: { form: "upload", errors: { file: [expect.any(String)] } },
      });
      const program = new File(["MZ not a document"], "a.pdf");
      await expect(press(asha, { kind: "marksheet", file: program })).resolves.toMatchObject({ status: 422 });
      await press(asha, { kind: "marksheet", file: await pdfFile() });
      expect(await papers()).toHaveLength(before + 1);
    },
    async date(press) {
      const [paper] = await papers();
      const document = paper?.id ?? "";
      await expect(press(asha, { document, issuedOn: "2030-01-01" })).resolves.toMatchObject({
        status: 422,
        answer: { form: "date", errors: { issuedOn: ["future"] }, typed: { document: [document] } },
      });
      const twisted = { document, issuedOn: "2026-03-01", validUntil: "2026-02-01" };
      await expect(press(asha, twisted)).resolves.toMatchObject({
        answer: { errors: { validUntil: ["before"] } },
      });
      await expect(press(other, { document, validUntil: "2027-03-31" })).rejects.toMatchObject({
        status: 404,
      });
      await press(asha, { document, validUntil: "2027-03-31" });
      expect((await papers())[0]).toMatchObject({ issuedOn: null, validUntil: "2027-03-31" });
    },
    async remove(press) {
      const [paper] = await papers();
      await expect(press(other, { document: paper?.id ?? "" })).rejects.toMatchObject({ status: 404 });
      await expect(press(asha, { document: paper?.id ?? "" })).resolves.toEqual({
        to: "/student/dashboard?tab=profile&done=remove",
      });
      expect((await papers()).filter(({ deletedAt }) => deletedAt === null)).toEqual([]);
    },
    async open(press) {
      await tell("one", "two");
      const [one] = await unread();
      const notification = one?.id ?? "";
      const shelf = { to: "/student/dashboard?tab=notifications" };
      await expect(press(other, { notification })).resolves.toMatchObject(shelf);
      await expect(press(asha, { notification: "no id" })).resolves.toMatchObject(shelf);
      expect(await unread()).toHaveLength(2);
      await expect(press(asha, { notification })).resolves.toMatchObject({ to: one?.link });
      expect(await unread()).toHaveLength(1);
    },
    async read_all(press) {
      await tell("three");
      await press(asha);
      expect(await unread()).toEqual([]);
    },
    async settings(press) {
      await press(asha, { weeklyDigest: "on", profileVisible: "on" });
      expect(await wishes()).toMatchObject({
        weeklyDigest: true,
        profileVisible: true,
        smsApplicationUpdates: false,
      });
    },
    async reset(press) {
      await press(asha);
      expect(await wishes()).toMatchObject({
        weeklyDigest: false,
        profileVisible: false,
        smsApplicationUpdates: true,
      });
    },
    async language(press) {
      // C18: the language of our messages, not of this page alone.
      await expect(press(asha, { language: "xx" })).resolves.toMatchObject({ status: 422 });
      await expect(press(asha, { language: "te" })).resolves.toMatchObject({
        to: "/student/dashboard?tab=settings&done=settings",
        headers: { "Set-Cookie": expect.stringContaining("=te;") },
      });
      const [row] = await database().select().from(appUser).where(eq(appUser.id, asha.userId));
      expect(row?.language).toBe("te");
    },
  });

  test("nothing is written for another student of the phone than the page was opened for", async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ intent: "reset", student: other.studentId ?? "" }))
      form.set(name, value);
    await expect(studentActions.press(pressOf(asha), form)).rejects.toMatchObject({ code: "other_student" });
  });
});
