import { and, count, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { otpCode } from "#app/db/schema/otp-codes.ts";
import { session } from "#app/db/schema/sessions.ts";
import {
  actorOf,
  freshPhone,
  freshRequest,
  sentMessages,
  signInByPhone,
  standInProduction,
  useIdentityWorld,
} from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import type { LoginType } from "../../rules/otp-rules.ts";
import { hashContact } from "../contacts/hash-contact.server.ts";
import { findSession } from "../sessions/find-session.server.ts";
import { sendOtp } from "./send-otp.server.ts";
import { verifyOtp } from "./verify-otp.server.ts";

useTestDatabase({ poolSize: 30 });
const clock = useIdentityWorld();

const send = (phone: string, type: LoginType = "student", address = freshRequest().address) =>
  sendOtp({ phone, purpose: type, address, language: "en" });
const verify = (phone: string, code: string, type: LoginType = "student", request = freshRequest()) =>
  verifyOtp({ phone, type, code, language: "en", request });
const lastCode = () => sentMessages.at(-1)?.values.code ?? "";
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

describe("T1: the code", () => {
  test("is six digits, random in production, and kept as a keyed hash", async () => {
    standInProduction();
    const codes = new Set<string>();
    for (let index = 0; index < 20; index += 1) {
      const phone = freshPhone();
      await send(phone);
      expect(lastCode()).toMatch(/^\d{6}$/);
      codes.add(lastCode());
      const [row] = await database()
        .select()
        .from(otpCode)
        .where(eq(otpCode.phoneHash, hashContact("phone", phone)));
      expect(JSON.stringify(row)).not.toContain(lastCode());
      expect(JSON.stringify(row)).not.toContain(phone);
    }
    expect(codes.size).toBeGreaterThan(15);
    expect(codes.has("123456") && codes.size === 1).toBe(false);
  });

  test("is 123456 in the demo, and opens nothing in production (T7)", async () => {
    const phone = freshPhone();
    await send(phone);
    expect(lastCode()).toBe("123456");
    standInProduction();
    clock.move(600);
    await send(phone);
    if (lastCode() !== "123456") expect(await verify(phone, "123456")).toBeNull();
  });

  test("is in no audit entry", async () => {
    standInProduction();
    const phone = freshPhone();
    await send(phone);
    await verify(phone, wrong(lastCode()));
    const entries = await database().select().from(auditEntry);
    const text = JSON.stringify(entries.map(({ details, subject, event }) => ({ details, subject, event })));
    expect(text).not.toContain(phone);
    expect(text).not.toContain(`"${lastCode()}"`);
  });
});

describe("T2: once, within five minutes, for its phone and type", () => {
  test("a right code makes a session", async () => {
    const signedIn = await signInByPhone(freshPhone());
    expect(await findSession(signedIn.token)).toMatchObject({ role: "student", userId: signedIn.userId });
  });

  test("a replay makes none", async () => {
    const phone = freshPhone();
    await signInByPhone(phone);
    expect(await verify(phone, "123456")).toBeNull();
  });

  test("lives to the last second of five minutes and not beyond", async () => {
    const phone = freshPhone();
    await send(phone);
    clock.move(299);
    expect(await verify(phone, lastCode())).not.toBeNull();
    const late = freshPhone();
    await send(late);
    clock.move(301);
    expect(await verify(late, lastCode())).toBeNull();
  });

  test("a resend voids the one before", async () => {
    standInProduction();
    const phone = freshPhone();
    await send(phone);
    const first = lastCode();
    clock.move(31);
    await send(phone);
    const second = lastCode();
    if (first !== second) expect(await verify(phone, first)).toBeNull();
    expect(await verify(phone, second)).not.toBeNull();
  });

  test("asking again within 30 seconds sends nothing and leaves the code as it is", async () => {
    const phone = freshPhone();
    await send(phone);
    clock.move(10);
    expect(await send(phone)).toMatchObject({ resendAfterSeconds: 20 });
    expect(sentMessages).toHaveLength(1);
    expect(await verify(phone, lastCode())).not.toBeNull();
  });

  test("a student's code opens no institute, and another phone's code opens nothing", async () => {
    standInProduction();
    const phone = freshPhone();
    const other = freshPhone();
    await send(phone, "student");
    const code = lastCode();
    expect(await verify(phone, code, "institute")).toBeNull();
    await send(other, "student");
    if (lastCode() !== code) expect(await verify(other, code)).toBeNull();
    expect(await verify(phone, code, "student")).not.toBeNull();
  });

  test("50 parallel verifications of the right code make one session", async () => {
    const phone = freshPhone();
    await send(phone);
    const code = lastCode();
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => verify(phone, code)));
    const sessions = answers.flatMap((answer) =>
      answer.status === "fulfilled" && answer.value ? [answer.value] : [],
    );
    expect(sessions).toHaveLength(1);
    const [rows] = await database()
      .select({ count: count() })
      .from(session)
      .where(eq(session.userId, sessions[0]?.userId ?? ""));
    expect(rows?.count).toBe(1);
  });

  test("20 parallel sends make one code", async () => {
    const phone = freshPhone();
    await Promise.allSettled(Array.from({ length: 20 }, () => send(phone)));
    expect(sentMessages).toHaveLength(1);
    const [rows] = await database()
      .select({ count: count() })
      .from(otpCode)
      .where(eq(otpCode.phoneHash, hashContact("phone", phone)));
    expect(rows?.count).toBe(1);
  });

  test("a first sign-in as student and as institute in the same moment makes one account", async () => {
    const phone = freshPhone();
    await send(phone, "student");
    await send(phone, "institute");
    const [student, institute] = await Promise.all([
      verify(phone, "123456", "student"),
      verify(phone, "123456", "institute"),
    ]);
    expect(student?.userId).toBeDefined();
    expect(institute?.userId).toBe(student?.userId);
  });
});

describe("T3: tries and caps", () => {
  test("a caller has five tries per code, then even the right one is refused", async () => {
    const phone = freshPhone();
    const caller = freshRequest();
    await send(phone);
    for (let index = 0; index < 5; index += 1)
      expect(await verify(phone, "000000", "student", caller)).toBeNull();
    await expect(verify(phone, lastCode(), "student", caller)).rejects.toMatchObject({ status: 429 });
  });

  test("a resend does not reset the tries", async () => {
    const phone = freshPhone();
    const caller = freshRequest();
    await send(phone);
    for (let index = 0; index < 4; index += 1) await verify(phone, "000000", "student", caller);
    clock.move(31);
    await send(phone);
    expect(await verify(phone, "000000", "student", caller)).toBeNull();
    await expect(verify(phone, lastCode(), "student", caller)).rejects.toMatchObject({ status: 429 });
  });

  test("when the codes have run out, the next one has its five tries again", async () => {
    const phone = freshPhone();
    const caller = freshRequest();
    await send(phone);
    for (let index = 0; index < 5; index += 1) await verify(phone, "000000", "student", caller);
    clock.move(301);
    await send(phone);
    expect(await verify(phone, lastCode(), "student", caller)).not.toBeNull();
  });

  test("30 parallel wrong tries of one caller count as no more than five, of many as fifteen", async () => {
    standInProduction();
    const phone = freshPhone();
    const caller = freshRequest();
    await send(phone);
    const code = lastCode();
    const triesOf = async () => {
      const [row] = await database()
        .select()
        .from(otpCode)
        .where(and(eq(otpCode.phoneHash, hashContact("phone", phone)), eq(otpCode.purpose, "student")));
      return row?.tries;
    };
    await Promise.allSettled(Array.from({ length: 30 }, () => verify(phone, wrong(code), "student", caller)));
    expect(await triesOf()).toBe(5);
    await Promise.allSettled(Array.from({ length: 30 }, () => verify(phone, wrong(code))));
    expect(await triesOf()).toBe(15);
    await expect(verify(phone, code)).rejects.toMatchObject({ status: 429 });
  });

  test("sends are capped per caller, with Retry-After and plain words", async () => {
    const phone = freshPhone();
    const { address } = freshRequest();
    for (let index = 0; index < 5; index += 1) {
      await send(phone, "student", address);
      clock.move(31);
    }
    const refused = await send(phone, "student", address).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      status: 429,
      headers: { "Retry-After": expect.stringMatching(/^\d+$/) },
    });
    expect((refused as Error).message).toMatch(/^Too many tries\. Please wait \d+ minutes and try again\.$/);
    expect(sentMessages).toHaveLength(5);
    clock.move(15 * 60);
    await expect(send(phone, "student", address)).resolves.toMatchObject({ phone });
  });

  test("sends are capped per address, whichever phones they go to", async () => {
    const { address } = freshRequest();
    for (let index = 0; index < 60; index += 1) await send(freshPhone(), "student", address);
    await expect(send(freshPhone(), "student", address)).rejects.toMatchObject({ status: 429 });
    await expect(send(freshPhone())).resolves.toBeDefined();
  });

  test("a send that led to a sign-in is given back: a class behind one address can sign in", async () => {
    const { address } = freshRequest();
    for (let index = 0; index < 65; index += 1) {
      const phone = freshPhone();
      await send(phone, "student", address);
      await verify(phone, "123456", "student", { ...freshRequest(), address });
    }
    await expect(send(freshPhone(), "student", address)).resolves.toBeDefined();
  });
});

describe("T4: known and unknown numbers", () => {
  test("get the same answer to a send", async () => {
    const known = freshPhone();
    await signInByPhone(known);
    clock.move(60);
    const first = await send(known);
    const second = await send(freshPhone());
    expect({ ...first, phone: "" }).toEqual({ ...second, phone: "" });
  });

  test("get the same answer to a wrong code", async () => {
    const known = freshPhone();
    await signInByPhone(known);
    expect(await verify(known, "000000")).toBe(await verify(freshPhone(), "000000"));
  });
});

describe("bad phones", () => {
  test.each([["12345"], ["98765432101"], ["5876543210"], ["abcdefghij"], [""]])("%j", async (phone) => {
    await expect(send(phone)).rejects.toMatchObject({
      status: 422,
      fieldErrors: { phone: ["Please enter a valid 10-digit phone number"] },
    });
    expect(sentMessages).toHaveLength(0);
  });

  test("+91 and spaces are accepted and cleaned", async () => {
    const phone = freshPhone();
    expect(await send(`+91 ${phone.slice(0, 5)}-${phone.slice(5)}`)).toMatchObject({ phone });
  });
});

describe("who comes out", () => {
  test("a fresh phone becomes a student with one student row, and both texts in the consent ledger", async () => {
    const actor = await actorOf(await signInByPhone(freshPhone()));
    expect(actor).toMatchObject({ role: "student", studentId: expect.any(String) });
  });

  test("an institute that is no partner has no institute", async () => {
    const actor = await actorOf(await signInByPhone(freshPhone(), "institute"));
    expect(actor).toMatchObject({ role: "institute", instituteId: undefined });
  });

  test("signing in again ends the session this browser had (T8)", async () => {
    const phone = freshPhone();
    const first = await signInByPhone(phone);
    await send(phone);
    const second = await verify(phone, "123456", "student", freshRequest(first.token));
    expect(second?.token).not.toBe(first.token);
    expect(await findSession(first.token)).toBeNull();
    expect(await findSession(second?.token ?? "")).not.toBeNull();
  });

  test("every sign-in and every refusal is in the audit", async () => {
    const phone = freshPhone();
    await send(phone);
    await verify(phone, "000000");
    const signedIn = await verify(phone, "123456");
    const events = await database()
      .select({ event: auditEntry.event, chain: auditEntry.chain })
      .from(auditEntry);
    const chain = `phone:${hashContact("phone", phone).slice(0, 32)}`;
    expect(events.filter((entry) => entry.chain === chain).map(({ event }) => event)).toEqual([
      "otp.sent",
      "otp.refused",
    ]);
    expect(
      events.filter((entry) => entry.chain === `account:${signedIn?.userId}`).map(({ event }) => event),
    ).toEqual(["account.created", "role.taken_up", "session.started"]);
  });
});
