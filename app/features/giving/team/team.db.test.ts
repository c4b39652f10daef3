import { and, eq, isNull } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addHours, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, systemActor, type TeamRole } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { notification } from "#app/db/schema/messages.ts";
import { moneyApproval } from "#app/db/schema/money-approvals.ts";
import { organisation } from "#app/db/schema/organisations.ts";
import { passwordReset } from "#app/db/schema/passwords.ts";
import { session } from "#app/db/schema/sessions.ts";
import { suspension } from "#app/db/schema/suspensions.ts";
import { userRole } from "#app/db/schema/users.ts";
import { createPortalUser } from "#app/features/identity/server/staff/create-portal-user.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { sentMessages, useIdentityWorld } from "#tests/support/identity-world.ts";
import { insertOrganisation } from "#tests/support/rows/organisation-rows.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { askForApproval } from "../approvals/ask-for-approval.server.ts";
import { findWaiting } from "../approvals/find-waiting.server.ts";
import { remindOfApprovals } from "../approvals/remind-of-approvals.server.ts";
import { changeGiverTeam } from "./change-giver-team.server.ts";
import { readTeam } from "./read-team.server.ts";
import { teamActions } from "./team-actions.server.ts";

useTestDatabase({ jobs: notificationJobs });
useIdentityWorld({ hoursBetweenTests: 0 });

type Person = Actor & { userId: string; organisationId: string };
async function person(organisationId: string, teamRole: TeamRole, name: string): Promise<Person> {
  const userId = await createPortalUser(systemActor, {
    role: "donor",
    name,
    email: `${newId()}@example.org`,
    password: "a-long-test-password-47",
    organisationId,
    teamRole,
  });
  return { role: "donor", userId, organisationId, teamRole, name, language: "en" };
}

let owner: Person;
let finance: Person;
beforeEach(async () => {
  const organisationId = await insertOrganisation("donor");
  owner = await person(organisationId, "owner", "Omana");
  finance = await person(organisationId, "finance", "Farah");
});

const roleOf = async ({ userId }: { userId: string }) =>
  (await database().select().from(userRole).where(eq(userRole.userId, userId)))[0];

describe("the team of a donor or a company", () => {
  test("an owner invites: a link by mail, the role, and the others hear of it", async () => {
    const email = `${newId()}@example.org`;
    await changeGiverTeam.invite(owner, { name: "Bina", email, teamRole: "programme" });
    const { members, history } = await readTeam(finance);
    const bina = members.find(({ name }) => name === "Bina");
    expect(bina).toMatchObject({ email, teamRole: "programme", state: "Invited, has not signed in yet" });
    const links = () => database().$count(passwordReset, eq(passwordReset.userId, bina?.id ?? ""));
    expect(await links()).toBe(1);
    expect(history[0]?.words).toBe("Omana invited Bina as Program");
    expect(sentMessages.at(-1)?.values.message).toContain("Omana invited Bina as Program.");
    // Removed before she ever signed in, and invited again: she still needs the link to choose a password.
    await changeGiverTeam.end(owner, bina?.id ?? "");
    await changeGiverTeam.invite(owner, { name: "Bina", email, teamRole: "viewer" });
    expect(await links()).toBe(1);
    await expect(
      changeGiverTeam.invite(owner, { name: "Bina", email, teamRole: "viewer" }),
    ).rejects.toMatchObject({ status: 409 });
  });

  test("only owners change it; another organisation's people do not exist", async () => {
    const stranger = await person(await insertOrganisation("donor"), "owner", "Stranger");
    await expect(
      changeGiverTeam.invite(finance, { name: "X", email: "x@example.org", teamRole: "owner" }),
    ).rejects.toMatchObject({ status: 403, message: expect.stringContaining("only an owner") });
    await expect(changeGiverTeam.setRole(finance, finance.userId, "owner")).rejects.toMatchObject({
      status: 403,
    });
    await expect(changeGiverTeam.end(stranger, finance.userId)).rejects.toMatchObject({ status: 404 });
    await expect(changeGiverTeam.setRole(owner, stranger.userId, "viewer")).rejects.toMatchObject({
      status: 404,
    });
  });

  test("the last owner stays, and whoever alone can answer what waits", async () => {
    await expect(changeGiverTeam.end(owner, owner.userId)).rejects.toMatchObject({ code: "last_owner" });
    await expect(changeGiverTeam.setRole(owner, owner.userId, "viewer")).rejects.toMatchObject({
      code: "last_owner",
    });
    await inTransaction((tx) =>
      askForApproval(tx, owner, {
        organisationId: owner.organisationId,
        kind: "team.two_people",
        subject: `organisation:${owner.organisationId}`,
        title: "Never",
      }),
    );
    await expect(changeGiverTeam.end(owner, finance.userId)).rejects.toMatchObject({ code: "last_checker" });
    await expect(changeGiverTeam.setRole(owner, finance.userId, "viewer")).rejects.toMatchObject({
      code: "last_checker",
    });
    expect(await roleOf(finance)).toMatchObject({ teamRole: "finance", revokedAt: null });
    await database()
      .update(moneyApproval)
      .set({ status: "withdrawn" })
      .where(eq(moneyApproval.organisationId, owner.organisationId));
    await changeGiverTeam.end(owner, finance.userId);
    expect((await roleOf(finance))?.revokedAt).toBeInstanceOf(Date);
    expect((await readTeam(owner)).history[0]?.words).toBe("Omana removed Farah (Finance)");
  });
});

describe("D21: what waits for a colleague", () => {
  const ask = () =>
    inTransaction((tx) =>
      askForApproval(tx, owner, {
        organisationId: owner.organisationId,
        kind: "team.two_people",
        subject: `organisation:${owner.organisationId}`,
        title: "One person is enough below ₹1,00,000",
      }),
    );
  const heard = async ({ userId }: Person) =>
    (await database().select().from(notification).where(eq(notification.userId, userId))).map(
      ({ title }) => title,
    );

  test("stands on the home of each of them with its age: to answer, asked by oneself, or only seen; of no other organisation", async () => {
    const viewer = await person(owner.organisationId, "viewer", "Vimala");
    const stranger = await person(await insertOrganisation("donor"), "owner", "Stranger");
    await ask();
    const seen = async (who: Person) => {
      const { count, lines } = await findWaiting(who);
      return [
        count,
        ...lines.map(({ title, askedBy, isAsked, mayAnswer, age }) => [
          title,
          askedBy,
          isAsked,
          mayAnswer,
          age,
        ]),
      ];
    };
    const title = "One person is enough below ₹1,00,000";
    expect(await seen(finance)).toEqual([1, [title, "Omana", false, true, "1 min"]]);
    expect(await seen(owner)).toEqual([0, [title, "Omana", true, false, "1 min"]]);
    expect(await seen(viewer)).toEqual([0, [title, "Omana", false, false, "1 min"]]);
    expect(await seen(stranger)).toEqual([0]);
    await database()
      .update(moneyApproval)
      .set({ askedAt: addHours(now(), -60) })
      .where(eq(moneyApproval.organisationId, owner.organisationId));
    expect((await findWaiting(finance)).lines[0]).toMatchObject({ age: "60 h", isLate: true });
  });

  test("one's own do not hide from the home what is to be answered", async () => {
    await ask();
    const [asked] = await database()
      .select()
      .from(moneyApproval)
      .where(eq(moneyApproval.organisationId, owner.organisationId));
    if (!asked) throw new Error("Nothing was asked for.");
    const own = [1, 2, 3, 4, 5].map((at) => ({
      ...asked,
      id: newId(),
      subject: `${asked.subject}:${at}`,
      askedBy: finance.userId,
      askedAt: addHours(now(), -at),
    }));
    await database().insert(moneyApproval).values(own);
    const { count, lines } = await findWaiting(finance);
    expect([count, lines.length, lines[0]?.mayAnswer]).toEqual([1, 5, true]);
    // The next test counts what is told to everybody whom something waits for.
    await database().update(moneyApproval).set({ status: "withdrawn" });
  });

  test("is told each morning to whoever can answer, once a day; past the hours it is late, and who asked hears it", async () => {
    const viewer = await person(owner.organisationId, "viewer", "Vimala");
    await ask();
    sentMessages.length = 0;
    const before = await heard(finance);
    await remindOfApprovals();
    await remindOfApprovals();
    expect((await heard(finance)).slice(before.length)).toEqual(["One thing waits for your approval"]);
    const mails = sentMessages.filter(({ values }) => values.title?.endsWith("for your approval"));
    // The outbox sends one of a key once.
    expect(new Set(mails.map(({ key }) => key)).size).toBe(1);
    expect(mails[0]?.values.link).toMatch(/\/donor\/approvals$/);
    for (const other of [owner, viewer]) expect(await heard(other)).toEqual([]);

    await database()
      .update(moneyApproval)
      .set({ askedAt: addHours(now(), -49) })
      .where(eq(moneyApproval.organisationId, owner.organisationId));
    await database().delete(notification).where(eq(notification.userId, finance.userId));
    await remindOfApprovals();
    await remindOfApprovals();
    expect(await heard(finance)).toEqual(["One thing waits for your approval, 1 late"]);
    expect(await heard(owner)).toEqual(["Nobody has answered yet"]);
  });

  test("is not told while the organisation is on hold", async () => {
    await ask();
    const before = await heard(finance);
    await database().insert(suspension).values({
      id: newId(),
      kind: "organisation",
      subjectId: owner.organisationId,
      reason: "to_check",
      note: "The PAN is looked at.",
      since: now(),
      byUserId: owner.userId,
    });
    await remindOfApprovals();
    expect(await heard(finance)).toEqual(before);
  });
});

describe("the buttons of the team", () => {
  everyButton(teamActions, {
    async invite(press) {
      const fields = { name: "Chitra", email: `${newId()}@example.org`, teamRole: "viewer" };
      await expect(press(owner, { ...fields, email: "no" })).resolves.toMatchObject({ status: 422 });
      await expect(press(owner, fields)).resolves.toEqual({ to: "/donor/team?done=invited" });
      expect((await readTeam(owner)).members).toHaveLength(3);
    },
    async role(press) {
      await press(owner, { member: finance.userId, teamRole: "viewer" });
      expect(await roleOf(finance)).toMatchObject({ teamRole: "viewer" });
    },
    async end(press) {
      await press(owner, { member: finance.userId });
      expect((await roleOf(finance))?.revokedAt).toBeInstanceOf(Date);
      const live = and(eq(session.userId, finance.userId), isNull(session.endedAt));
      expect(await database().$count(session, live)).toBe(0);
    },
    async two_people(press) {
      await expect(press(owner, { when: "above", limit: "" })).resolves.toMatchObject({ status: 422 });
      await expect(press(owner, { when: "never", limit: "" })).resolves.toEqual({
        to: "/donor/approvals?done=asked",
      });
      await expect(press(owner, { when: "always", limit: "" })).resolves.toEqual({
        to: "/donor/team?done=two_people",
      });
      const [row] = await database()
        .select()
        .from(organisation)
        .where(eq(organisation.id, owner.organisationId));
      expect(row?.settings).toMatchObject({ twoPeople: { fromPaise: 0 } });
    },
  });
});
