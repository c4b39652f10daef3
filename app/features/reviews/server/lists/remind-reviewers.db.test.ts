import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { now } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";
import { applicationCheck } from "#app/db/schema/applications.ts";
import { notification, outboundMessage } from "#app/db/schema/messages.ts";
import { appUser } from "#app/db/schema/users.ts";
import { getInstitute } from "#app/features/institutes/server/get-institute.server.ts";
import { chooseReminders } from "#app/features/institutes/server/roster/choose-reminders.server.ts";
import { makeScholarship, useApplicationWorld } from "#tests/support/application-world.ts";
import { useIdentityWorld } from "#tests/support/identity-world.ts";
import { instituteWorldJobs, makeMember, makePartner } from "#tests/support/institute-world.ts";
import { insertApplications, reviewWorldJobs } from "#tests/support/review-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { remindReviewers } from "./remind-reviewers.server.ts";

useTestDatabase({ jobs: [...new Set([...instituteWorldJobs, ...reviewWorldJobs])] });
useApplicationWorld();
const clock = useIdentityWorld();
const hours = (count: number) => clock.move(count * 3600);

const sent = async () => {
  const rows = await database()
    .select()
    .from(outboundMessage)
    .where(eq(outboundMessage.template, "review-reminder"));
  return rows.map(({ channel }) => channel).toSorted();
};

it("one digest a day by SMS and e-mail, as each member chose, and none at night", async () => {
  const { actor: owner } = await makePartner();
  const verifier = await makeMember(owner, "verifier");
  const reviewer = await makeMember(owner, "reviewer");
  const scholarship = await makeScholarship({ ownerId: owner.instituteId });
  const made = await insertApplications(scholarship.id, 3);
  for (const { id } of made) {
    await database()
      .update(applicationCheck)
      .set({ status: "pending" })
      .where(eq(applicationCheck.applicationId, id));
  }
  // A verifier gave no address: by SMS alone; three applications are one message, however often the clock ticks.
  hours(3);
  await remindReviewers();
  await remindReviewers();
  expect(await sent()).toEqual(["sms"]);
  await expect(chooseReminders(verifier, { remindByEmail: "on", reminderEmail: "" })).rejects.toMatchObject({
    fieldErrors: { reminderEmail: [expect.any(String)] },
  });
  await chooseReminders(verifier, { remindByEmail: "on", reminderEmail: "verifier@krishna.example" });
  expect((await getInstitute(verifier)).me).toMatchObject({
    email: "verifier@krishna.example",
    remindBySms: false,
  });
  // It is half past eleven when it begins: nobody is woken at three in the morning.
  hours(12.5);
  await remindReviewers();
  expect(await sent()).toEqual(["sms"]);
  // Late at noon: the owner hears too, at the institute's own mailbox.
  hours(9.5);
  await remindReviewers();
  expect(await sent()).toEqual(["email", "email", "sms", "sms"]);
  await chooseReminders(owner, {});
  await chooseReminders(reviewer, {});
  await chooseReminders(verifier, {});
  hours(22);
  await remindReviewers();
  expect(await sent()).toHaveLength(4);
});

it("C3d: whose account the desk closed hears nothing, under the bell or by SMS", async () => {
  const { actor: owner } = await makePartner();
  const verifier = await makeMember(owner, "verifier");
  const closed = await makeMember(owner, "verifier");
  const scholarship = await makeScholarship({ ownerId: owner.instituteId });
  const [made] = await insertApplications(scholarship.id, 1);
  await database()
    .update(applicationCheck)
    .set({ status: "pending" })
    .where(eq(applicationCheck.applicationId, made?.id ?? ""));
  await database()
    .update(appUser)
    .set({ disabledAt: now() })
    .where(eq(appUser.id, closed.userId ?? ""));
  const before = (await sent()).length;
  hours(22);
  await remindReviewers();
  const heard = async ({ userId }: Pick<typeof owner, "userId">) =>
    database().$count(notification, eq(notification.userId, userId ?? ""));
  expect([await heard(verifier), await heard(closed)]).toEqual([1, 0]);
  expect((await sent()).length - before).toBe(1);
});
