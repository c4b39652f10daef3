import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { now } from "#app/core/clock.ts";
import { systemActor, visitor } from "#app/core/portals/permissions.ts";
import { fromNetworkOf } from "#app/core/requests/caller-network.server.ts";
import { verifyAudit } from "#app/db/audit/verify-audit.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry, auditNetwork } from "#app/db/schema/audit.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { session } from "#app/db/schema/sessions.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import {
  actorOf,
  freshPhone,
  freshRequest,
  signInAtPortal,
  signInByPhone,
  standInProduction,
  useIdentityWorld,
} from "#tests/support/identity-world.ts";
import { insertInstitute } from "#tests/support/rows/organisation-rows.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { hashContact } from "../contacts/hash-contact.server.ts";
import { disableUser } from "../staff/disable-user.server.ts";
import { grantRole } from "../staff/grant-role.server.ts";
import { revokeRole } from "../staff/revoke-role.server.ts";
import { addStudent } from "../students/add-student.server.ts";
import { chooseStudent } from "../students/choose-student.server.ts";
import { listStudents } from "../students/list-students.server.ts";
import { sweepIdentity } from "../sweep-identity.server.ts";
import { endOtherSessions } from "./end-other-sessions.server.ts";
import { endSession } from "./end-session.server.ts";
import { findParkedForm } from "./find-parked-form.server.ts";
import { findSession } from "./find-session.server.ts";
import { findSessionHint } from "./find-session-hint.server.ts";
import { forgetParkedForm } from "./forget-parked-form.server.ts";
import { listSessions } from "./list-sessions.server.ts";
import { parkForm } from "./park-form.server.ts";
import { resolveActor } from "./resolve-actor.server.ts";
import { sessionCookie } from "./session-cookie.server.ts";
import { signOut } from "./sign-out.server.ts";

useTestDatabase();
const clock = useIdentityWorld();

const requestWith = (token: string) =>
  new Request("http://localhost/x", { headers: { cookie: `lang=te; session=${token}` } });

describe("T8: the token", () => {
  test("is 256 random bits, and only its hash is stored", async () => {
    const { token, sessionId } = await signInByPhone(freshPhone());
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const [row] = await database().select().from(session).where(eq(session.id, sessionId));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test("travels in a __Host- cookie with Secure in production, HttpOnly and SameSite=Lax everywhere", () => {
    expect(sessionCookie.write("session", "abc", 60)).toBe(
      "session=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=60",
    );
    standInProduction();
    expect(sessionCookie.write("session", "abc", 60)).toBe(
      "__Host-session=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=60; Secure",
    );
    expect(sessionCookie.read(requestWith("abc"), "session")).toBeNull();
  });

  test("makes the actor, and an unknown one makes a visitor", async () => {
    const { token, userId } = await signInByPhone(freshPhone());
    expect(await resolveActor(requestWith(token))).toMatchObject({ role: "student", userId, language: "te" });
    expect(await resolveActor(requestWith("forged"))).toEqual({ ...visitor, language: "te" });
    expect(await resolveActor(requestWith("%00' or 1=1"))).toMatchObject({ role: "visitor" });
  });
});

describe("T9: how long a session lives", () => {
  test("a student's thirty days, however little it is used", async () => {
    const { token } = await signInByPhone(freshPhone());
    clock.move(30 * 86_400 - 1);
    expect(await findSession(token)).not.toBeNull();
    clock.move(2);
    expect(await findSession(token)).toBeNull();
  });

  test("a portal's an hour without use", async () => {
    const { token } = await signInAtPortal("donor");
    clock.move(3599);
    expect(await findSession(token)).not.toBeNull();
    clock.move(3601);
    expect(await findSession(token)).toBeNull();
  });

  test("a portal's twenty-four hours, however much it is used", async () => {
    const { token } = await signInAtPortal("csr");
    for (let half = 0; half < 47; half += 1) {
      clock.move(1800);
      expect(await findSession(token)).not.toBeNull();
    }
    clock.move(1801);
    expect(await findSession(token)).toBeNull();
  });

  test("signing out ends it at once", async () => {
    const { token } = await signInByPhone(freshPhone());
    expect(await signOut(token)).toBe("student");
    expect(await findSession(token)).toBeNull();
    expect(await signOut(token)).toBeNull();
  });

  test("disabling the account ends it at once, and no OTP opens it again", async () => {
    const admin = await actorOf(await signInAtPortal("admin"));
    const phone = freshPhone();
    const signedIn = await signInByPhone(phone);
    await disableUser(admin, { userId: signedIn.userId, reason: "fraud" });
    expect(await findSession(signedIn.token)).toBeNull();
    clock.move(60);
    await expect(signInByPhone(phone)).rejects.toMatchObject({ status: 403 });
  });

  test("an account that is closed, or a role that is taken, is not believed even where its session was left open", async () => {
    const closed = await signInByPhone(freshPhone());
    await database().update(appUser).set({ disabledAt: now() }).where(eq(appUser.id, closed.userId));
    expect(await findSession(closed.token)).toBeNull();
    const taken = await signInByPhone(freshPhone());
    await database().update(userRole).set({ revokedAt: now() }).where(eq(userRole.userId, taken.userId));
    expect(await findSession(taken.token)).toBeNull();
  });

  test("taking the role away ends it at once; giving it back lets them sign in again", async () => {
    const admin = await actorOf(await signInAtPortal("admin"));
    const phone = freshPhone();
    const signedIn = await signInByPhone(phone);
    await revokeRole(admin, { userId: signedIn.userId, role: "student" });
    expect(await findSession(signedIn.token)).toBeNull();
    clock.move(60);
    await expect(signInByPhone(phone)).rejects.toMatchObject({ status: 403 });
    await grantRole(admin, { userId: signedIn.userId, role: "student" });
    clock.move(600);
    expect(await signInByPhone(phone)).toMatchObject({ userId: signedIn.userId });
  });

  test("an admin cannot disable or demote themselves", async () => {
    const admin = await actorOf(await signInAtPortal("admin"));
    const userId = admin.userId ?? "";
    await expect(disableUser(admin, { userId, reason: "x" })).rejects.toMatchObject({ status: 403 });
    await expect(revokeRole(admin, { userId, role: "admin" })).rejects.toMatchObject({ status: 403 });
  });
});

describe("the owner's list of sessions", () => {
  test("shows each device once, and marks this one", async () => {
    const phone = freshPhone();
    const first = await signInByPhone(phone);
    const second = await signInByPhone(phone);
    const sessions = await listSessions(await actorOf(second));
    expect(sessions.map(({ id, isThisOne, device }) => ({ id, isThisOne, device }))).toEqual(
      expect.arrayContaining([
        { id: first.sessionId, isThisOne: false, device: "Chrome on Android" },
        { id: second.sessionId, isThisOne: true, device: "Chrome on Android" },
      ]),
    );
    expect(sessions).toHaveLength(2);
  });

  test("ends the one that is chosen, and ending it twice is no mistake", async () => {
    const phone = freshPhone();
    const first = await signInByPhone(phone);
    const actor = await actorOf(await signInByPhone(phone));
    await endSession(actor, first.sessionId);
    await endSession(actor, first.sessionId);
    expect(await findSession(first.token)).toBeNull();
    expect(await listSessions(actor)).toHaveLength(1);
  });

  test("ends all others", async () => {
    const phone = freshPhone();
    const others = [await signInByPhone(phone), await signInByPhone(phone)];
    const mine = await signInByPhone(phone);
    expect(await endOtherSessions(await actorOf(mine))).toBe(2);
    for (const { token } of others) expect(await findSession(token)).toBeNull();
    expect(await findSession(mine.token)).not.toBeNull();
  });

  test("T13: nobody ends another's session, and learns not even that it exists", async () => {
    const victim = await signInByPhone(freshPhone());
    const attacker = await actorOf(await signInByPhone(freshPhone()));
    await expect(endSession(attacker, victim.sessionId)).rejects.toMatchObject({ status: 404 });
    await expect(endSession(attacker, "not-an-id")).rejects.toMatchObject({ status: 404 });
    await expect(endSession(visitor, victim.sessionId)).rejects.toMatchObject({ status: 404 });
    expect(await findSession(victim.token)).not.toBeNull();
  });
});

describe("one phone, several students", () => {
  test("with one it is chosen; with two the session asks, until one is chosen", async () => {
    const phone = freshPhone();
    const actor = await actorOf(await signInByPhone(phone));
    const second = await addStudent(actor, "Ravi Gaddam");
    const again = await actorOf(await signInByPhone(phone));
    expect(again.studentId).toBeUndefined();
    await chooseStudent(again, second);
    const [, ravi] = await listStudents({ ...again, studentId: second });
    expect(ravi).toMatchObject({ id: second, name: "Ravi Gaddam", isChosen: true });
    expect(ravi?.number).toMatch(/^SS-20\d\d-\d{7}-\d$/);
  });

  test("T13: another family's student cannot be chosen", async () => {
    const theirs = await actorOf(await signInByPhone(freshPhone()));
    const mine = await actorOf(await signInByPhone(freshPhone()));
    await expect(chooseStudent(mine, theirs.studentId ?? "")).rejects.toMatchObject({ status: 404 });
  });

  test("an institute has no students of its own", async () => {
    const institute = await actorOf(await signInByPhone(freshPhone(), "institute"));
    await expect(addStudent(institute, "Ravi")).rejects.toMatchObject({ status: 403 });
    await expect(listStudents(institute)).rejects.toMatchObject({ status: 403 });
  });

  test("one phone serves twelve and not thirteen, in parallel too", async () => {
    const actor = await actorOf(await signInByPhone(freshPhone()));
    const answers = await Promise.allSettled(Array.from({ length: 15 }, () => addStudent(actor, "Asha Rao")));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(11);
    expect(await listStudents(actor)).toHaveLength(12);
  });
});

describe("an institute's phone", () => {
  test("speaks for its partner from the moment it is a member, and no longer than that", async () => {
    const phone = freshPhone();
    const instituteId = await insertInstitute();
    const signedIn = await signInByPhone(phone, "institute");
    expect(await findSessionHint(await actorOf(signedIn))).toMatchObject({
      type: "institute",
      isVerified: false,
    });
    await database()
      .insert(instituteMember)
      .values({
        id: "0190a000-0000-7000-8000-00000000aaaa",
        instituteId,
        phoneHash: hashContact("phone", phone),
        memberRole: "owner",
        instituteName: "Godavari Institute",
        instituteCode: "INS-2026-0001",
        createdAt: new Date("2026-01-01"),
      });
    const actor = await actorOf(signedIn);
    expect(actor).toMatchObject({ instituteId, memberRole: "owner" });
    // X21c: nothing that names a person: it may stay behind on a shared phone.
    expect(await findSessionHint(actor)).toEqual({
      type: "institute",
      instituteCode: "INS-2026-0001",
      isVerified: true,
    });
    await database()
      .update(instituteMember)
      .set({ endedAt: new Date("2026-01-02") });
    expect((await actorOf(signedIn)).instituteId).toBeUndefined();
  });
});

describe("a form sent with a session that has run out", () => {
  const form = new FormData();
  form.set("fullName", "Asha Rao");
  form.append("choice", "one");
  form.append("choice", "two");

  test("is kept for the same person, sealed, and for nobody else", async () => {
    const phone = freshPhone();
    const old = await signInAtPortal("donor");
    clock.move(2 * 3600);
    const parked = await parkForm({ sessionToken: old.token, path: "/donor/x?y=1", form });
    expect(parked).not.toBeNull();
    const token = parked?.token ?? "";
    const stranger = await actorOf(await signInByPhone(phone));
    expect(await findParkedForm(stranger, token)).toBeNull();
    expect(await findParkedForm(visitor, token)).toBeNull();
    const owner = { ...stranger, userId: old.userId };
    expect(await findParkedForm(owner, token)).toEqual({
      path: "/donor/x?y=1",
      fields: [
        ["fullName", "Asha Rao"],
        ["choice", "one"],
        ["choice", "two"],
      ],
      hadFiles: false,
      hadSecrets: false,
    });
    await forgetParkedForm(owner, token);
    expect(await findParkedForm(owner, token)).toBeNull();
  });

  test("X7, T25, T26: is kept without its secrets, whatever form it is", async () => {
    const old = await signInAtPortal("admin");
    clock.move(2 * 3600);
    const secrets = {
      aadhaar: "2345 6789 0124",
      aadhaarNumber: "234567890124",
      bankAccount: "SBI 30211456789",
      accountAgain: "30211456789",
      currentPassword: "old-long-password-1",
      newPassword: "new-long-password-2",
      repeated: "new-long-password-2",
      guardianOtp: "918273",
      pan: "ABCPE1234F",
      note: "Her number is 2345-6789-0124.",
    };
    const posted = new FormData();
    posted.set("name", "Asha Rao");
    for (const [name, value] of Object.entries(secrets)) posted.set(name, value);
    const parked = await parkForm({ sessionToken: old.token, path: "/admin/user-management", form: posted });
    const owner = { ...(await actorOf(await signInByPhone(freshPhone()))), userId: old.userId };
    const kept = await findParkedForm(owner, parked?.token ?? "");
    expect(kept).toMatchObject({ fields: [["name", "Asha Rao"]], hadSecrets: true });
  });

  test("is not kept after signing out, for an unknown token, or without end", async () => {
    const gone = await signInByPhone(freshPhone());
    await signOut(gone.token);
    expect(await parkForm({ sessionToken: gone.token, path: "/x", form })).toBeNull();
    expect(await parkForm({ sessionToken: "unknown", path: "/x", form })).toBeNull();
    const huge = new FormData();
    huge.set("text", "x".repeat(200_000));
    const alive = await signInByPhone(freshPhone());
    expect(await parkForm({ sessionToken: alive.token, path: "/x", form: huge })).toBeNull();
  });
});

test("X22: tells its owner the network it signed in from, never the whole address; after 180 days the audit has forgotten it", async () => {
  const signedIn = await fromNetworkOf("10.0.9.77", () => signInByPhone(freshPhone()));
  const [mine] = await listSessions(await actorOf(signedIn));
  expect(mine?.network).toMatch(/^10\.0\.\d+\.0\/24$/);
  const networks = () =>
    database()
      .select()
      .from(auditNetwork)
      .where(eq(auditNetwork.chain, `account:${signedIn.userId}`));
  expect(await networks()).toContainEqual(expect.objectContaining({ network: "10.0.9.0/24" }));
  clock.move(179 * 86_400);
  await sweepIdentity();
  expect(await networks()).not.toEqual([]);
  clock.move(2 * 86_400);
  await sweepIdentity();
  expect(await networks()).toEqual([]);
});

test("T33: all of it stands in an audit log that is whole", async () => {
  const entries = await database().select().from(auditEntry);
  expect(entries.length).toBeGreaterThan(50);
  expect((await verifyAudit()).problems).toEqual([]);
  expect(systemActor.role).toBe("system");
  expect(freshRequest().address).toMatch(/^10\./);
});
