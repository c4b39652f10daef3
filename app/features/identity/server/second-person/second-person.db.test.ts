import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#app/core/portals/permissions.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { type StaffRole, staffRoles } from "#app/core/portals/staff-roles.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { notification } from "#app/db/schema/messages.ts";
import { secondLook } from "#app/db/schema/second-looks.ts";
import { session } from "#app/db/schema/sessions.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";
import { everyButton } from "#tests/support/every-button.ts";
import {
  actorOf,
  makePortalUser,
  sentMessages,
  signInAtPortal,
  useIdentityWorld,
} from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { securityPermissions } from "../../security-permissions.ts";
import { hashContact } from "../contacts/hash-contact.server.ts";
import { resetPassword } from "../passwords/reset-password.server.ts";
import { disableUser } from "../staff/disable-user.server.ts";
import { enableUser } from "../staff/enable-user.server.ts";
import { grantRole } from "../staff/grant-role.server.ts";
import { keepSuperAdmin } from "../staff/keep-super-admin.server.ts";
import { askForRoles } from "./ask-for-roles.server.ts";
import { askForRules } from "./ask-for-rules.server.ts";
import { askForStaff } from "./ask-for-staff.server.ts";
import { askSecondPerson } from "./ask-second-person.server.ts";
import { assertSecondPerson } from "./assert-second-person.server.ts";
import { listSecondLooks } from "./list-second-looks.server.ts";
import { readSecondPersonRules } from "./read-second-person-rules.server.ts";
import { secondLookMatters } from "./second-look-matters.server.ts";
import { secondPersonActions } from "./second-person-actions.server.ts";
import { settleSecondLook } from "./settle-second-look.server.ts";
import { staffMatters } from "./staff-matters.server.ts";

useTestDatabase();
const clock = useIdentityWorld({ hoursBetweenTests: 24 * 200 });
const day = 24 * 3600;

const admin = async () => actorOf(await signInAtPortal("admin"));
const asAdmin = (userId: string): Actor => ({
  ...systemActor,
  role: "admin",
  staffRoles: ["super_admin"],
  userId,
});
const problem = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code,
  );
const areTwo = (second: string, first: string) =>
  problem(inTransaction((tx) => assertSecondPerson(tx, asAdmin(second), first)));
const reason = "We need one more at the desk.";

async function invited(by: Actor, agreedBy: Actor): Promise<string> {
  const email = `new.${Math.random().toString(36).slice(2)}@desk.example`;
  const id = await askForStaff(by, { name: "New Colleague", email, roles: ["finance"], reason });
  clock.move(25 * 3600);
  await settleSecondLook(agreedBy, id, "approve");
  const hash = hashContact("email", email);
  const [row] = await database().select().from(userContact).where(eq(userContact.valueHash, hash));
  return row?.userId ?? "";
}

beforeAll(() => {
  for (const [kind, matter] of Object.entries(staffMatters)) secondLookMatters.register(kind, matter);
});

describe("X6, T52: a new admin", () => {
  test("needs two people and a waiting time, and all the others are told", async () => {
    const [first, second] = [await admin(), await admin()];
    const third = await makePortalUser("admin");
    sentMessages.length = 0;
    const id = await askForStaff(first, {
      name: "My Self",
      email: "myself2@evil.example",
      roles: ["super_admin"],
      reason,
    });
    expect(await database().$count(appUser, eq(appUser.name, "My Self"))).toBe(0);
    const told = await database().select().from(notification).where(eq(notification.userId, third.userId));
    expect(told.at(-1)?.link).toBe("/admin/security-roles/second-person");
    const mails = sentMessages.filter(({ key }) => key.startsWith("second-look:"));
    expect(mails.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(mails)).not.toContain("myself2@evil.example");

    expect(await problem(settleSecondLook(first, id, "approve"))).toBe("forbidden");
    expect(await problem(settleSecondLook(second, id, "approve"))).toBe("too_early");
    clock.move(25 * 3600);
    expect(await problem(settleSecondLook(first, id, "approve"))).toBe("forbidden");
    await settleSecondLook(second, id, "approve");
    expect(await database().$count(appUser, eq(appUser.name, "My Self"))).toBe(1);
    const [row] = await database().select().from(secondLook).where(eq(secondLook.id, id));
    expect(row).toMatchObject({ status: "done", decidedBy: second.userId, payloadEncrypted: null });
    expect(await problem(settleSecondLook(second, id, "approve"))).not.toBe("done");
  });

  test("is not confirmed nor confirms for whoever asked for them, for as long as the operator sets", async () => {
    const [first, second] = [await admin(), await admin()];
    const puppet = await invited(first, second);
    const other = await invited(first, second);
    expect(await areTwo(puppet, first.userId ?? "")).toBe("forbidden");
    expect(await areTwo(first.userId ?? "", puppet)).toBe("forbidden");
    // Two that the same person brought in are not two either.
    expect(await areTwo(other, puppet)).toBe("forbidden");
    expect(await areTwo(puppet, second.userId ?? "")).toBe("done");
    clock.move(91 * day);
    expect(await areTwo(puppet, first.userId ?? "")).toBe("done");
  });

  test("promotion is the same matter, and so is letting a disabled account in again", async () => {
    const [first, second] = [await admin(), await admin()];
    const donor = await makePortalUser("donor");
    const id = await askForRoles(first, { userId: donor.userId, roles: ["claims"], reason });
    clock.move(25 * 3600);
    expect(await problem(settleSecondLook(first, id, "approve"))).toBe("forbidden");
    await settleSecondLook(second, id, "approve");
    const roles = await database().select().from(userRole).where(eq(userRole.userId, donor.userId));
    expect(roles.map(({ role }) => role)).toContain("admin");
    expect(await areTwo(donor.userId, first.userId ?? "")).toBe("forbidden");

    const sleeping = await makePortalUser("admin");
    await disableUser(first, { userId: sleeping.userId, reason: "On leave for a year." });
    await enableUser(first, { userId: sleeping.userId, reason: "Back at work." });
    expect(await areTwo(sleeping.userId, first.userId ?? "")).toBe("forbidden");
    expect(await areTwo(sleeping.userId, second.userId ?? "")).toBe("done");
  });

  test("the role is not given by one admin by any other way", async () => {
    const [first, donor] = [await admin(), await makePortalUser("donor")];
    expect(await problem(grantRole(first, { userId: donor.userId, role: "admin" }))).toBe("forbidden");
  });
});

describe("X6, T52: a matter of two people", () => {
  test("is asked once at a time, taken back by whoever asked, and refused by anybody", async () => {
    const [first, second] = [await admin(), await admin()];
    secondLookMatters.register("test.matter", {
      right: securityPermissions.right("security.second_person"),
      label: "Test",
      run: async () => undefined,
    });
    const wish = { kind: "test.matter", subject: "thing:1", title: "A thing", reason };
    const ask = () => inTransaction((tx) => askSecondPerson(tx, first, wish));
    const id = await ask();
    expect(await problem(ask())).toBe("asked_already");
    expect(await problem(settleSecondLook(second, id, "withdraw"))).toBe("forbidden");
    await settleSecondLook(first, id, "withdraw");
    const again = await ask();
    await settleSecondLook(second, again, "refuse");
    expect(await problem(settleSecondLook(second, again, "approve"))).not.toBe("done");
    expect((await listSecondLooks(first)).open).toEqual([]);
  });

  test("that could not be carried out stays open, and is carried out once", async () => {
    const [first, second] = [await admin(), await admin()];
    let runs = 0;
    secondLookMatters.register("test.fails", {
      right: securityPermissions.right("security.second_person"),
      label: "Test",
      run: async () => {
        runs += 1;
        if (runs === 1) throw new Error("The gateway does not answer");
      },
    });
    const id = await inTransaction((tx) =>
      askSecondPerson(tx, first, { kind: "test.fails", subject: "thing:2", title: "A thing", reason }),
    );
    await expect(settleSecondLook(second, id, "approve")).rejects.toThrow("gateway");
    expect((await listSecondLooks(second)).open.map(({ status }) => status)).toEqual(["approved"]);
    expect(await problem(settleSecondLook(first, id, "carry_out"))).toBe("forbidden");
    await settleSecondLook(second, id, "carry_out");
    expect(runs).toBe(2);
    expect(await problem(settleSecondLook(second, id, "carry_out"))).not.toBe("done");
  });

  test("the database refuses one person as both", async () => {
    const first = await admin();
    const id = await inTransaction((tx) =>
      askSecondPerson(tx, first, { kind: "test.matter", subject: "thing:3", title: "A thing", reason }),
    );
    const forge = database()
      .update(secondLook)
      .set({ status: "approved", decidedBy: first.userId })
      .where(eq(secondLook.id, id));
    await expect(forge).rejects.toThrow();
    await settleSecondLook(first, id, "withdraw");
  });

  test("the rules themselves change by two people only", async () => {
    const [first, second] = [await admin(), await admin()];
    const before = await readSecondPersonRules();
    expect(before).toMatchObject({ staffDays: 90, staffWaitHours: 24 });
    const id = await askForRules(first, { rules: { ...before, staffDays: 0 }, reason });
    expect(await readSecondPersonRules()).toEqual(before);
    clock.move(25 * 3600);
    expect(await problem(settleSecondLook(first, id ?? "", "approve"))).toBe("forbidden");
    await settleSecondLook(second, id ?? "", "approve");
    expect(await readSecondPersonRules()).toEqual({ ...before, staffDays: 0 });
  });
});

describe("D20, I20: roles at the desk", () => {
  test("are changed by two super admins, act at once and end the sessions; their holder is no new person", async () => {
    const [first, second] = [await admin(), await admin()];
    const clerk = await actorOf(await signInAtPortal("admin"));
    const userId = clerk.userId ?? "";
    const same = askForRoles(first, { userId, roles: ["super_admin"], reason });
    expect(await problem(same)).toBe("same_roles");
    const id = await askForRoles(first, { userId, roles: ["claims", "auditor"], reason });
    clock.move(25 * 3600);
    await settleSecondLook(second, id, "approve");
    const [held] = await database().select().from(userRole).where(eq(userRole.userId, userId));
    expect(held?.staffRoles).toEqual(["claims", "auditor"]);
    const sessions = await database().select().from(session).where(eq(session.userId, userId));
    expect(sessions.every(({ endReason }) => endReason === "role_changed")).toBe(true);
    expect(await areTwo(userId, first.userId ?? "")).toBe("done");
  });

  test("a matter is seen and settled by whoever holds its right; the auditor sees it and cannot settle it", async () => {
    const right = accountPermissions.right("account.disable");
    secondLookMatters.register("test.desk", { right, label: "Test", run: async () => undefined });
    const first = await admin();
    const wish = { kind: "test.desk", subject: "thing:desk", title: "A desk’s thing", reason };
    const id = await inTransaction((tx) => askSecondPerson(tx, first, wish));
    const as = async (...staffRoles: StaffRole[]): Promise<Actor> => ({
      ...asAdmin((await makePortalUser("admin")).userId),
      staffRoles,
    });
    const [claims, auditor, security] = [await as("claims"), await as("auditor"), await as("security")];
    const sees = async (actor: Actor) =>
      (await listSecondLooks(actor)).open.find((row) => row.id === id)?.mayDecide;
    expect([await sees(claims), await sees(auditor), await sees(security)]).toEqual([undefined, false, true]);
    expect(await problem(settleSecondLook(claims, id, "approve"))).toBe("forbidden");
    expect(await problem(settleSecondLook(auditor, id, "refuse", "No."))).toBe("forbidden");
    await settleSecondLook(security, id, "refuse", "Not like this.");
  });

  test("D16a: whoever is brought in gets an invitation by name for 14 days, not the mail of a forgotten password", async () => {
    const [first, second] = [await admin(), await admin()];
    sentMessages.length = 0;
    await invited(first, second);
    const mail = sentMessages.find(({ key }) => key.startsWith("invitation:"));
    expect(mail?.template).not.toBe("password-reset");
    expect(mail?.values.title).toMatch(/^You are invited to /);
    expect(mail?.values.message).toMatch(/^Dear New Colleague,/);
    const token = new URL(mail?.values.link ?? "").searchParams.get("token") ?? "";
    // Long after half an hour it still opens; after 14 days it does not.
    clock.move(13 * day);
    await expect(resetPassword(token, "a-long-test-password-47")).resolves.toBeUndefined();
    await invited(first, second);
    const later = sentMessages.findLast(({ key }) => key.startsWith("invitation:"));
    const old = new URL(later?.values.link ?? "").searchParams.get("token") ?? "";
    clock.move(15 * day);
    expect(await problem(resetPassword(old, "a-long-test-password-48"))).not.toBe("done");
  });

  test("only a super admin invites or changes roles", async () => {
    const { userId } = await makePortalUser("admin");
    for (const role of staffRoles.filter((one) => one !== "super_admin")) {
      const actor = { ...asAdmin(userId), staffRoles: [role] };
      const email = "somebody@desk.example";
      expect(
        await problem(askForStaff(actor, { name: "Some Body", email, roles: ["finance"], reason })),
      ).toBe("forbidden");
      expect(await problem(askForRoles(actor, { userId, roles: ["finance"], reason }))).toBe("forbidden");
    }
  });

  test("the last super admin stays", async () => {
    const actor = await admin();
    await expect(
      inTransaction(async (tx) => {
        await tx
          .update(userRole)
          .set({ staffRoles: ["finance"] })
          .where(eq(userRole.role, "admin"));
        await keepSuperAdmin(tx);
      }),
    ).rejects.toMatchObject({ code: "last_super_admin" });
    await expect(inTransaction((tx) => keepSuperAdmin(tx))).resolves.toBeUndefined();
    expect(actor.userId).toBeTruthy();
  });
});

describe("X6, C18: the buttons of the second person's page", () => {
  let carriedOut = 0;
  const asked = async (fails = false) => {
    carriedOut = 0;
    secondLookMatters.register("test.button", {
      right: securityPermissions.right("security.second_person"),
      label: "Test",
      run: async () => {
        if (fails) throw new Error("The gateway does not answer");
        carriedOut += 1;
      },
    });
    const [first, second] = [await admin(), await admin()];
    const wish = { kind: "test.button", subject: `thing:${crypto.randomUUID()}`, title: "A thing", reason };
    const id = await inTransaction((tx) => askSecondPerson(tx, first, wish));
    const status = async () =>
      (await database().select().from(secondLook).where(eq(secondLook.id, id)))[0]?.status;
    return { first, second, id, status };
  };

  everyButton(secondPersonActions, {
    async approve(press) {
      const { first, second, id, status } = await asked();
      await expect(press(first, { id })).resolves.toMatchObject({ status: 403 });
      expect(await status()).toBe("waiting");
      await press(second, { id });
      expect([await status(), carriedOut]).toEqual(["done", 1]);
    },
    async carry_out(press) {
      const { second, id, status } = await asked(true);
      await expect(settleSecondLook(second, id, "approve")).rejects.toThrow("gateway");
      const run = async () => {
        carriedOut += 1;
      };
      secondLookMatters.register("test.button", {
        right: securityPermissions.right("security.second_person"),
        label: "Test",
        run,
      });
      await press(second, { id });
      expect([await status(), carriedOut]).toEqual(["done", 1]);
    },
    async refuse(press) {
      const { first, second, id, status } = await asked();
      await expect(press(second, { id })).resolves.toMatchObject({ status: 422 });
      await press(second, { id, refusal: "The amount is not right." });
      expect([await status(), carriedOut]).toEqual(["refused", 0]);
      const { over } = await listSecondLooks(second);
      expect(over.find((row) => row.id === id)?.refusalReason).toBe("The amount is not right.");
      const mine = eq(notification.userId, first.userId ?? "");
      const told = await database().select().from(notification).where(mine);
      expect(told.some(({ message }) => message.includes("The amount is not right."))).toBe(true);
    },
    async withdraw(press) {
      const { first, id, status } = await asked();
      await press(first, { id });
      expect([await status(), carriedOut]).toEqual(["withdrawn", 0]);
    },
    async rules(press) {
      const first = await admin();
      const before = await readSecondPersonRules();
      const fields = Object.fromEntries(
        Object.entries({ ...before, staffDays: before.staffDays + 1 }).map(([name, value]) => [
          name,
          String(value),
        ]),
      );
      await press(first, { ...fields, reason });
      expect(await readSecondPersonRules()).toEqual(before);
      const { open } = await listSecondLooks(first);
      expect(open).toHaveLength(1);
    },
  });
});
