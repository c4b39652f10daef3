import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { notification, outboundMessage } from "#app/db/schema/messages.ts";
import { appUser, userContact } from "#app/db/schema/users.ts";
import { contactRow } from "#app/features/identity/server/contacts/contact-row.server.ts";
import { defaultPreferences } from "#app/features/notifications/preferences.ts";
import { savePreferences } from "#app/features/notifications/server/preferences/save-preferences.server.ts";
import {
  applicationWorldJobs,
  makeScholarship,
  makeStudent,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { applicationNumber } from "../application-number.ts";
import { remindOfDrafts } from "./drafts/remind-of-drafts.server.ts";
import { saveAnswers } from "./drafts/save-answers.server.ts";
import { forgetOldApplications } from "./forget-old-applications.server.ts";
import { startApplication } from "./sending/start-application.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
const { stand } = useApplicationWorld("2026-11-15T06:00:00Z");

async function begin(holder?: Awaited<ReturnType<typeof makeStudent>>) {
  const student = holder ?? (await makeStudent());
  const { slug } = await makeScholarship({ closesOn: "2060-12-15" });
  await startApplication(student, { slug });
  const [row] = await database()
    .select()
    .from(application)
    .where(eq(application.studentId, student.studentId));
  if (!row) throw new Error("no application");
  return row.id;
}
const rowOf = async (id: string) =>
  (await database().select().from(application).where(eq(application.id, id)))[0];

const saidTo = async (id: string) => {
  const told = await database().select().from(outboundMessage).where(eq(outboundMessage.subjectId, id));
  return told.map(({ channel, template, language }) => `${channel} ${template} ${language}`);
};
const bellOf = async (userId: string) =>
  database().select().from(notification).where(eq(notification.userId, userId));

it("T36: a draft goes after a year, a finished application is blanked after ten", async () => {
  const [draft, ended] = [await begin(), await begin()];
  await database()
    .update(application)
    .set({ status: "withdrawn", accountLastFour: "1234", appealText: "Because I live there." })
    .where(eq(application.id, ended));
  stand("2027-10-17T06:00:00Z");
  expect(await remindOfDrafts()).toEqual({ first: 1, last: 0 });
  stand("2027-11-14T06:00:00Z");
  expect(await forgetOldApplications()).toEqual({ drafts: 0, finished: 0 });
  stand("2027-11-16T06:00:00Z");
  expect(await forgetOldApplications()).toEqual({ drafts: 1, finished: 0 });
  expect(await rowOf(draft)).toBeUndefined();
  stand("2036-11-14T06:00:00Z");
  expect(await forgetOldApplications()).toEqual({ drafts: 0, finished: 0 });
  stand("2036-11-16T06:00:00Z");
  expect(await forgetOldApplications()).toEqual({ drafts: 0, finished: 1 });
  expect(await rowOf(ended)).toMatchObject({ accountLastFour: null, appealText: null, status: "withdrawn" });
  expect(await forgetOldApplications()).toEqual({ drafts: 0, finished: 0 });
});

it("she is told weeks and days before her draft goes, once each, in her language and by her switches", async () => {
  stand("2040-01-10T05:00:00Z");
  const [asha, quiet] = [await makeStudent(), await makeStudent("Quiet Rao")];
  await database().update(appUser).set({ language: "te" }).where(eq(appUser.id, asha.userId));
  await database()
    .insert(userContact)
    .values(contactRow.make({ userId: asha.userId, kind: "email", value: "asha.draft@example.org" }));
  await savePreferences(quiet, { ...defaultPreferences, smsApplicationUpdates: false });
  const [id, silent] = [await begin(asha), await begin(quiet)];

  stand("2040-12-10T05:00:00Z");
  expect(await remindOfDrafts()).toEqual({ first: 0, last: 0 });
  stand("2040-12-12T05:00:00Z");
  expect(await remindOfDrafts()).toEqual({ first: 2, last: 0 });
  expect(await remindOfDrafts()).toEqual({ first: 0, last: 0 });
  expect((await saidTo(id)).sort()).toEqual(["email draft-goes te", "sms draft-goes te"]);
  expect(await saidTo(silent)).toEqual([]);
  expect(await bellOf(quiet.userId)).toHaveLength(1);
  const [said] = await bellOf(asha.userId);
  const row = await rowOf(id);
  expect(said?.words?.te?.title).toBe("మీ డ్రాఫ్ట్ 11 జనవరి 2041 న తొలగిస్తాం");
  expect(said?.link).toBe(`/apply?application=${row && applicationNumber(row)}`);

  stand("2041-01-03T05:00:00Z");
  expect(await remindOfDrafts()).toEqual({ first: 0, last: 0 });
  stand("2041-01-05T05:00:00Z");
  expect(await remindOfDrafts()).toEqual({ first: 0, last: 2 });
  stand("2041-01-06T05:00:00Z");
  expect(await remindOfDrafts()).toEqual({ first: 0, last: 0 });
  expect(await saidTo(id)).toHaveLength(4);
  expect(await bellOf(asha.userId)).toHaveLength(2);

  // Who goes on with it keeps it for another year; the other one goes on the day that was said, not before.
  await saveAnswers(asha, id, { fields: {}, heardAt: 0, step: 2 });
  stand("2041-01-10T23:00:00Z");
  expect((await forgetOldApplications()).drafts).toBe(0);
  stand("2041-01-11T23:00:00Z");
  expect((await forgetOldApplications()).drafts).toBe(1);
  expect(await rowOf(silent)).toBeUndefined();
  expect(await remindOfDrafts()).toEqual({ first: 0, last: 0 });
  stand("2041-12-08T05:00:00Z");
  expect(await remindOfDrafts()).toEqual({ first: 1, last: 0 });
});

it("nothing goes unannounced, also when nobody was told for months", async () => {
  stand("2050-01-10T05:00:00Z");
  await forgetOldApplications();
  const id = await begin();
  stand("2051-06-01T05:00:00Z");
  expect((await forgetOldApplications()).drafts).toBe(0);
  expect((await remindOfDrafts()).first).toBe(1);
  stand("2051-06-25T05:00:00Z");
  expect((await remindOfDrafts()).last).toBe(1);
  expect((await forgetOldApplications()).drafts).toBe(0);
  stand("2051-07-01T06:00:00Z");
  expect((await forgetOldApplications()).drafts).toBe(1);
  expect(await rowOf(id)).toBeUndefined();
});
