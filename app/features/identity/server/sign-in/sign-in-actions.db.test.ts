import { and, eq } from "drizzle-orm";
import { generate } from "otplib";
import { describe, expect } from "vitest";
import { now } from "#app/core/clock.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { consent } from "#app/db/schema/consents.ts";
import { userRole } from "#app/db/schema/users.ts";
import { everyButton, pressOf } from "#tests/support/every-button.ts";
import {
  actorOf,
  freshPhone,
  makePortalUser,
  sentMessages,
  signInAtPortal,
  signInByPhone,
  testPassword,
  useIdentityWorld,
} from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { secondFactorActions } from "../factors/second-factor-actions.server.ts";
import { privacyActions } from "../own-data/privacy-actions.server.ts";
import { forgotPasswordActions } from "../passwords/forgot-password-actions.server.ts";
import { lockOutsActions } from "../passwords/lock-outs-actions.server.ts";
import { requestPasswordReset } from "../passwords/request-password-reset.server.ts";
import { resetPasswordActions } from "../passwords/reset-password-actions.server.ts";
import { sessionCookie } from "../sessions/session-cookie.server.ts";
import { staffActions } from "../staff/staff-actions.server.ts";
import { chooseStudentActions } from "../students/choose-student-actions.server.ts";
import { doorActions } from "./door-actions.server.ts";
import { loginActions } from "./login-actions.server.ts";
import { loginState } from "./login-state.server.ts";

useTestDatabase();
useIdentityWorld();

/** A browser that has a step of a sign-in in its cookie. */
const at = (state: string) => ({ cookie: sessionCookie.write("login", state, 600) });
const cookiesOf = (pressed: { headers?: HeadersInit }) => new Headers(pressed.headers).getSetCookie();
const typed = (state: string, more: Record<string, string> = {}) => ({
  ...{ type: "student", phone: "", otp: "", state, next: "/saved" },
  ...more,
});
const phoneStep = () => {
  const phone = freshPhone();
  return { phone, state: loginState.seal({ step: "otp", phone, type: "student", sentAt: now().getTime() }) };
};
const code = () => sentMessages.at(-1)?.values.code ?? "";

describe("the login form", () => {
  everyButton(loginActions, {
    async send(press) {
      const sent = await press(visitor, typed("", { phone: freshPhone() }));
      expect(sent).toMatchObject({ to: "/login?next=%2Fsaved" });
      expect(cookiesOf(sent)).toHaveLength(1);
      expect(code()).toMatch(/^\d{6}$/);
      expect(await press(visitor, typed("", { phone: "12" }))).toMatchObject({
        status: 422,
        answer: { shown: { step: "phone", phone: "12", failure: { code: "phone" } } },
      });
    },
    async resend(press) {
      expect(await press(visitor, typed("forged"))).toMatchObject({
        status: 409,
        answer: { shown: { step: "phone", failure: { code: "expired" } } },
      });
      const { state } = phoneStep();
      expect(await press(visitor, typed(state))).toMatchObject({ to: "/login?next=%2Fsaved" });
    },
    async verify(press) {
      expect(await press(visitor, typed("forged", { otp: "123456" }))).toMatchObject({ status: 409 });
      const { state, phone } = phoneStep();
      await loginActions.press(pressOf(visitor), formOf({ intent: "send", ...typed("", { phone }) }));
      expect(await press(visitor, typed(state, { otp: "12" }))).toMatchObject({
        status: 422,
        answer: { shown: { failure: { code: "otp_format" } } },
      });
      const wrong = code() === "111111" ? "222222" : "111111";
      expect(await press(visitor, typed(state, { otp: wrong }), {}, at(state))).toMatchObject({
        status: 401,
        answer: { shown: { step: "otp", failure: { code: "otp_wrong" } } },
      });
      const done = await press(visitor, typed(state, { otp: code() }), {}, at(state));
      expect(done).toMatchObject({ to: "/saved" });
      expect(cookiesOf(done).some((cookie) => cookie.includes("session="))).toBe(true);
    },
    async back(press) {
      const back = await press(visitor, typed(phoneStep().state));
      expect(back).toMatchObject({ to: "/login?next=%2Fsaved" });
      expect(cookiesOf(back)[0]).toMatch(/login=;|Max-Age=0/);
    },
  });
});

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe("the door of a portal", () => {
  everyButton(doorActions, {
    async login(press) {
      const { email } = await makePortalUser("donor");
      const as = (role: string, password: string) => press(visitor, { email, password }, { role });
      expect(await as("donor", "")).toMatchObject({
        status: 422,
        answer: { errors: { password: ["Enter your password."] }, typed: { email: [email] } },
      });
      // One answer for a wrong password and for another portal's account (T4).
      for (const role of ["donor", "csr"]) {
        const password = role === "csr" ? testPassword : "not the password";
        expect(await as(role, password)).toMatchObject({
          status: 401,
          answer: { errors: { "": [expect.stringContaining("Invalid credentials")] } },
        });
      }
      const entered = await as("donor", testPassword);
      expect(entered).toMatchObject({ to: "/donor" });
      expect(cookiesOf(entered).some((cookie) => cookie.includes("session="))).toBe(true);
      await expect(as("student", testPassword)).rejects.toMatchObject({ status: 404 });
    },
  });
});

describe("the second factor", () => {
  const stepFor = async (step: "second_factor" | "enrol") => {
    const { userId } = await makePortalUser("admin");
    return at(loginState.seal({ step, userId, role: "admin", next: "/admin/system" }));
  };
  everyButton(secondFactorActions, {
    async verify(press) {
      expect(await press(visitor, { code: "123456" })).toEqual({ to: "/login" });
      expect(await press(visitor, { code: "123456" }, {}, await stepFor("second_factor"))).toMatchObject({
        status: 401,
        answer: { errors: { "": [expect.any(String)] }, typed: {} },
      });
    },
    async start(press) {
      const step = await stepFor("enrol");
      expect(await press(visitor, {}, {}, step)).toMatchObject({
        answer: { shown: { setup: { secret: expect.any(String) }, goOn: null } },
      });
      await expect(press(visitor, {}, {}, await stepFor("second_factor"))).rejects.toMatchObject({
        status: 400,
      });
    },
    async confirm(press) {
      const step = await stepFor("enrol");
      await secondFactorActions.press(pressOf(visitor, {}, step), formOf({ intent: "start" }));
      expect(await press(visitor, { code: "000000" }, {}, step)).toMatchObject({
        status: 401,
        answer: { shown: { setup: { secret: expect.any(String) } } },
      });
      const again = await press(visitor, { code: "000000" }, {}, step);
      const { setup } = ("answer" in again ? again.answer.shown : null) as { setup: { secret: string } };
      const right = await generate({
        secret: setup.secret.replaceAll(" ", ""),
        epoch: Math.floor(now().getTime() / 1000),
      });
      const done = await press(visitor, { code: right }, {}, step);
      expect(done).toMatchObject({
        status: 200,
        answer: { shown: { goOn: "/admin/system", codes: expect.arrayContaining([expect.any(String)]) } },
      });
      expect(cookiesOf(done).some((cookie) => cookie.includes("session="))).toBe(true);
    },
  });
});

describe("a password that is forgotten", () => {
  everyButton(forgotPasswordActions, {
    async send(press) {
      expect(await press(visitor, { email: "no address" })).toMatchObject({
        status: 422,
        answer: { errors: { email: [expect.any(String)] } },
      });
      const { email } = await makePortalUser("donor");
      const known = await press(visitor, { email });
      expect(known).toMatchObject({ status: 200, answer: { shown: { sent: true } } });
      expect(await press(visitor, { email: "nobody@example.org" })).toMatchObject({ status: 200 });
    },
  });
  everyButton(resetPasswordActions, {
    async save(press) {
      const fresh = "a river behind the school";
      expect(await press(visitor, { token: "gone", newPassword: fresh, repeated: "another" })).toMatchObject({
        status: 422,
        answer: { errors: { repeated: [expect.any(String)] }, typed: {} },
      });
      expect(await press(visitor, { token: "gone", newPassword: fresh, repeated: fresh })).toMatchObject({
        status: 409,
      });
      const { email } = await makePortalUser("donor");
      await requestPasswordReset(email, { address: "203.0.113.77", language: "en" });
      const link = JSON.stringify(sentMessages.at(-1)?.values ?? {});
      const token = /token=([\w-]+)/.exec(link)?.[1] ?? "";
      expect(await press(visitor, { token, newPassword: fresh, repeated: fresh })).toMatchObject({
        answer: { shown: { done: true } },
      });
    },
  });
});

describe("which student of the phone", () => {
  everyButton(chooseStudentActions, {
    async add(press) {
      const actor = await actorOf(await signInByPhone(freshPhone()));
      expect(await press(actor, { name: "12" })).toMatchObject({
        status: 422,
        answer: { errors: { name: [expect.any(String)] } },
      });
      expect(await press(actor, { name: "Asha Rao", next: "/saved" })).toEqual({ to: "/saved" });
      expect(await press(actor, { name: "Ravi Rao", next: "//evil.example" })).toEqual({
        to: "/student/dashboard",
      });
    },
    async choose(press) {
      const actor = await actorOf(await signInByPhone(freshPhone()));
      await expect(press(actor, { studentId: "somebody" })).rejects.toMatchObject({ status: 404 });
    },
  });
});

describe("Settings → Privacy", () => {
  const student = async (): Promise<Actor> => {
    const session = await signInByPhone(freshPhone());
    await chooseStudentActions.press(
      pressOf(await actorOf(session)),
      formOf({ intent: "add", name: "Asha Rao" }),
    );
    return actorOf(session);
  };
  const given = async (actor: Actor) => {
    const own = await database()
      .select()
      .from(consent)
      .where(and(eq(consent.userId, actor.userId ?? ""), eq(consent.purpose, "profile_matching")));
    return own.some(({ withdrawnAt }) => withdrawnAt === null);
  };
  everyButton(privacyActions, {
    async give(press) {
      const actor = await student();
      const fields = { purpose: "profile_matching", student: actor.studentId ?? "" };
      expect(await press(actor, fields)).toMatchObject({ answer: { shown: { done: "give" } } });
      expect(await given(actor)).toBe(true);
      expect(await press(actor, { ...fields, student: "another" })).toMatchObject({
        status: 409,
        answer: { errors: { "": [expect.any(String)] } },
      });
    },
    async withdraw(press) {
      const actor = await student();
      await press(actor, { purpose: "profile_matching" });
      expect(await given(actor)).toBe(false);
    },
    async "withdraw-guardian"(press) {
      await expect(press(visitor)).rejects.toMatchObject({ status: 404 });
    },
    async erase(press) {
      const actor = await student();
      expect(await press(actor)).toMatchObject({
        status: 422,
        answer: { errors: { sure: [expect.any(String)] } },
      });
      expect(await press(actor, { sure: "yes" })).toMatchObject({ answer: { shown: { done: "erase" } } });
    },
    async keep(press) {
      const actor = await student();
      await privacyActions.press(pressOf(actor), formOf({ intent: "erase", sure: "yes" }));
      expect(await press(actor)).toMatchObject({ answer: { shown: { done: "keep" } } });
    },
  });
});

const admin = async (): Promise<Actor> => actorOf(await signInAtPortal("admin"));
const why = "Because she left the house.";

describe("who works at the portals", () => {
  everyButton(staffActions, {
    async invite(press) {
      const actor = await admin();
      const { email } = await makePortalUser("donor");
      const wish = { name: "Meera Iyer", roles: ["support"], reason: why };
      expect(await press(actor, { ...wish, email, roles: [] })).toMatchObject({
        status: 422,
        answer: { errors: { roles: ["Choose at least one role."] } },
      });
      expect(await press(actor, { ...wish, email })).toMatchObject({
        status: 422,
        answer: { form: "invite", errors: { email: [expect.stringContaining("already an account")] } },
      });
      expect(await press(actor, { ...wish, email: "meera@example.org" })).toEqual({
        to: "/admin/security-roles?done=invited",
      });
    },
    async grant(press) {
      const { userId } = await makePortalUser("admin");
      expect(await press(await admin(), { userId, roles: ["support"], reason: "" })).toMatchObject({
        status: 422,
        answer: { typed: { userId: [userId] }, errors: { reason: ["Write why."] } },
      });
      expect(await press(await admin(), { userId, roles: ["support"], reason: why })).toEqual({
        to: "/admin/security-roles?done=asked",
      });
    },
    async disable(press) {
      const { userId } = await makePortalUser("donor");
      expect(await press(await admin(), { userId, reason: why })).toEqual({
        to: "/admin/security-roles?done=changed",
      });
    },
    async enable(press) {
      const { userId } = await makePortalUser("donor");
      await staffActions.buttons.disable.run(
        { actor: await admin() } as never,
        { userId, reason: why, told: "to_check" } as never,
        new FormData(),
      );
      expect(await press(await admin(), { userId, reason: "She is back at work." })).toEqual({
        to: "/admin/security-roles?done=changed",
      });
    },
    async revoke(press) {
      const { userId } = await makePortalUser("admin");
      await press(await admin(), { userId, role: "admin" });
      const left = await database().select().from(userRole).where(eq(userRole.userId, userId));
      expect(left.filter(({ role, revokedAt }) => role === "admin" && revokedAt === null)).toEqual([]);
    },
  });
});

describe("lock-outs", () => {
  everyButton(lockOutsActions, {
    async find(press) {
      expect(await press(await admin(), { contact: "nobody" })).toMatchObject({
        status: 422,
        answer: { errors: { contact: [expect.any(String)] } },
      });
      expect(await press(await admin(), { contact: freshPhone() })).toMatchObject({
        status: 200,
        answer: { shown: { rows: expect.any(Array), lifted: null } },
      });
    },
    async lift(press) {
      const contact = freshPhone();
      expect(await press(await admin(), { contact, reason: "" })).toMatchObject({
        status: 422,
        answer: { errors: { reason: ["Write why."] }, shown: { rows: expect.any(Array) } },
      });
      expect(await press(await admin(), { contact, reason: why })).toMatchObject({
        answer: { shown: { rows: null, lifted: expect.any(Number) } },
      });
      await expect(press(visitor, { contact, reason: why })).rejects.toMatchObject({ status: 401 });
    },
  });
});
