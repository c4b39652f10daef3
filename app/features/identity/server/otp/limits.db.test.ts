import { and, eq, gt, like } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { now } from "#app/core/clock.ts";
import { env, setEnv } from "#app/core/settings/env.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { throttleWindow } from "#app/db/schema/throttle-windows.ts";
import {
  actorOf,
  freshPhone,
  freshRequest,
  makePortalUser,
  sentMessages,
  signInAtPortal,
  signInByPhone,
  testPassword,
  useIdentityWorld,
} from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { hashContact } from "../contacts/hash-contact.server.ts";
import { findLockOuts } from "../passwords/find-lock-outs.server.ts";
import { liftLockOut } from "../passwords/lift-lock-out.server.ts";
import { signInWithPassword } from "../passwords/sign-in-with-password.server.ts";
import { knownDevice } from "../sessions/known-device.server.ts";
import { sendOtp } from "./send-otp.server.ts";
import { verifyOtp } from "./verify-otp.server.ts";

useTestDatabase({ poolSize: 30 });
const clock = useIdentityWorld();

const send = (phone: string, caller: { address: string; device?: string | null } = freshRequest()) =>
  sendOtp({
    phone,
    purpose: "student",
    address: caller.address,
    device: caller.device ?? null,
    language: "en",
  });
const verify = (phone: string, code: string, request = freshRequest()) =>
  verifyOtp({ phone, type: "student", code, language: "en", request });
const lastCode = () => sentMessages.at(-1)?.values.code ?? "";
/** What the browser holds after a sign-in. */
const deviceOf = (contactHashes: readonly string[]) =>
  /device=([^;]+)/.exec(knownDevice.write(null, contactHashes))?.[1] ?? "";
const hitsOf = async (name: string) => {
  const rows = await database()
    .select()
    .from(throttleWindow)
    .where(and(like(throttleWindow.key, `${name}:%`), gt(throttleWindow.endsAt, now())));
  return rows.reduce((sum, row) => sum + row.hits, 0);
};

describe("T49: no limit can be turned against somebody else", () => {
  test("X2, O2: one address that asks thousands of times counts its sixty SMS, and stops nobody else", async () => {
    setEnv({ ...env(), OTP_ALARM_SENDS: 50 });
    const { email } = await makePortalUser("admin");
    const attacker = freshRequest();
    const answers = await Promise.allSettled(Array.from({ length: 90 }, () => send(freshPhone(), attacker)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(60);
    expect(await hitsOf("otp-send-all")).toBe(60);
    expect(await hitsOf("otp-send-address")).toBe(60);
    await expect(send(freshPhone())).resolves.toMatchObject({ resendAfterSeconds: 30 });
    const alarms = sentMessages.filter(({ to }) => "email" in to && to.email === email);
    expect(alarms).toHaveLength(1);
    expect(alarms[0]?.values.title).toBe("Unusually many sign-in codes are being sent");
  });

  test("X3: asking a hundred times for somebody's phone sends what may be sent, and closes nothing for them", async () => {
    const victim = freshPhone();
    const attacker = freshRequest();
    for (let index = 0; index < 100; index += 1) await send(victim, attacker).catch(() => undefined);
    expect(sentMessages).toHaveLength(1);
    expect(await hitsOf("otp-send-caller-day")).toBe(1);
    clock.move(31);
    await expect(send(victim)).resolves.toMatchObject({ resendAfterSeconds: 30 });
    expect(await verify(victim, lastCode())).not.toBeNull();
  });

  test("X3: from many addresses too, somebody who holds the phone gets in, and is not sent hundreds of SMS", async () => {
    const victim = freshPhone();
    for (let second = 0; second < 3600; second += 31) {
      await send(victim).catch(() => undefined);
      clock.move(31);
    }
    expect(sentMessages.length).toBeLessThan(25);
    // The owner: either a code is alive and works, or the next one is minutes away.
    const asked = await send(victim).catch((error: { headers: Record<string, string> }) => error);
    if ("headers" in asked) {
      expect(Number(asked.headers["Retry-After"])).toBeLessThanOrEqual(900);
      clock.move(Number(asked.headers["Retry-After"]) + 1);
      await send(victim);
    }
    expect(await verify(victim, lastCode())).not.toBeNull();
  });

  test("X3: a stranger's wrong tries leave the owner's", async () => {
    const victim = freshPhone();
    const attacker = freshRequest();
    await send(victim);
    for (let index = 0; index < 40; index += 1)
      await verify(victim, "000000", attacker).catch(() => undefined);
    expect(await verify(victim, lastCode())).not.toBeNull();
  });

  test("X3: a browser that signed in before has its own sends and tries, whatever strangers spent", async () => {
    const victim = freshPhone();
    const { contactHashes } = await signInByPhone(victim);
    const own = { ...freshRequest(), device: deviceOf(contactHashes) };
    clock.move(31);
    for (let index = 0; index < 40; index += 1) {
      await send(victim).catch(() => undefined);
      await verify(victim, "000000").catch(() => undefined);
      clock.move(31);
    }
    await expect(verify(victim, "000000")).rejects.toMatchObject({ status: 429 });
    await expect(send(victim, own)).resolves.toMatchObject({ phone: victim });
    expect(await verify(victim, lastCode(), own)).not.toBeNull();
  });

  test("a device is known for the phones it signed in with, and for no other; nobody can make a mark", async () => {
    const mine = hashContact("phone", freshPhone());
    const other = hashContact("phone", freshPhone());
    const device = deviceOf([mine]);
    expect(knownDevice.idFor(device, mine)).not.toBeNull();
    expect(knownDevice.idFor(device, other)).toBeNull();
    const [, mark] = device.split(".");
    expect(knownDevice.idFor(`AAAAAAAAAAAAAAAAAAAAAA.${mark}`, mine)).toBeNull();
    expect(knownDevice.idFor(device.split(".")[0], mine)).toBeNull();
  });

  test("a known device has limits too: five wrong tries, five sends", async () => {
    const phone = freshPhone();
    const { contactHashes } = await signInByPhone(phone);
    const own = { ...freshRequest(), device: deviceOf(contactHashes) };
    for (let index = 0; index < 5; index += 1) {
      clock.move(31);
      await send(phone, own);
    }
    clock.move(31);
    await expect(send(phone, own)).rejects.toMatchObject({ status: 429 });
    for (let index = 0; index < 5; index += 1) await verify(phone, "000000", own);
    await expect(verify(phone, lastCode(), own)).rejects.toMatchObject({ status: 429 });
  });
});

describe("X13: portal accounts", () => {
  const signIn = (email: string, password: string, request = freshRequest()) =>
    signInWithPassword({ email, password, role: "donor", next: null, request });

  test("fifty wrong passwords from ten addresses do not lock the owner's own device out", async () => {
    const { email, contactHashes } = await signInAtPortal("donor");
    const own = { ...freshRequest(), device: deviceOf(contactHashes) };
    for (let address = 0; address < 11; address += 1) {
      const attacker = freshRequest();
      await Promise.allSettled(Array.from({ length: 5 }, () => signIn(email, "wrong wrong wrong", attacker)));
    }
    await expect(signIn(email, testPassword)).rejects.toMatchObject({ status: 429 });
    expect(await signIn(email, testPassword, own)).toMatchObject({ kind: "signed_in" });
  });

  test("in a burst, the right password at the thirteenth place is not tried", async () => {
    const { email } = await makePortalUser("donor");
    const attacker = freshRequest();
    const answers = await Promise.allSettled(
      Array.from({ length: 24 }, (_, index) =>
        signIn(email, index === 12 ? testPassword : "wrong wrong wrong", attacker),
      ),
    );
    const kinds = answers.map((answer) => (answer.status === "fulfilled" ? answer.value.kind : "refused"));
    expect(kinds.filter((kind) => kind !== "refused").length).toBeLessThanOrEqual(5);
  });

  test("refused tries do not make the wait longer", async () => {
    const { email } = await makePortalUser("donor");
    const attacker = freshRequest();
    for (let index = 0; index < 30; index += 1)
      await signIn(email, "wrong wrong wrong", attacker).catch(() => undefined);
    const rows = await database()
      .select()
      .from(throttleWindow)
      .where(eq(throttleWindow.about, hashContact("email", email)));
    expect(rows.map(({ hits }) => hits)).toEqual([5, 5]);
  });
});

describe("X30: the desk lifts a lock-out", () => {
  test("everything counted about the phone begins anew, with a reason in the audit; others stay as they are", async () => {
    const admin = await actorOf(await signInAtPortal("admin"));
    const phone = freshPhone();
    const other = freshPhone();
    const caller = freshRequest();
    for (const target of [phone, other]) {
      await send(target, caller);
      for (let index = 0; index < 5; index += 1) await verify(target, "000000", caller);
      await expect(verify(target, lastCode(), caller)).rejects.toMatchObject({ status: 429 });
    }
    const found = await findLockOuts(admin, { kind: "phone", value: phone });
    expect(found.filter(({ isFull }) => isFull).map(({ name }) => name)).toEqual(["otp-wrong-caller"]);
    const contact = { kind: "phone", value: phone } as const;
    await liftLockOut(admin, { contact, reason: "She called from her number" });
    expect(await findLockOuts(admin, contact)).toEqual([]);
    expect(await verify(phone, lastCode(), caller)).not.toBeNull();
    await expect(verify(other, lastCode(), caller)).rejects.toMatchObject({ status: 429 });
    const [entry] = await database().select().from(auditEntry).where(eq(auditEntry.event, "lock_out.lifted"));
    expect(entry?.details).toMatchObject({ reason: "She called from her number" });
    expect(JSON.stringify(entry)).not.toContain(phone);
  });

  test("nobody else may", async () => {
    const donor = await actorOf(await signInAtPortal("donor"));
    const contact = { kind: "phone", value: freshPhone() } as const;
    await expect(liftLockOut(donor, { contact, reason: "because" })).rejects.toMatchObject({ status: 403 });
    await expect(findLockOuts(donor, contact)).rejects.toMatchObject({ status: 403 });
  });
});
