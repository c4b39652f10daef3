import { and, eq, gt } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { tooManyRequests } from "#app/core/requests/errors.ts";
import { isKeyedHash } from "#app/core/secrets/crypto.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { otpCode } from "#app/db/schema/otp-codes.ts";
import { otpLifetimeMs } from "../../rules/otp-rules.ts";
import { findContact } from "../contacts/find-contact.server.ts";
import { hashContact } from "../contacts/hash-contact.server.ts";
import { knownDevice } from "../sessions/known-device.server.ts";
import { consumeOtp } from "./consume-otp.server.ts";
import { otpCounts } from "./otp-counts.server.ts";
import { sendOtp } from "./send-otp.server.ts";
import { throttle } from "./throttle.server.ts";

export interface ProvePhone {
  /** Ten digits. */
  readonly phone: string;
  /** What was typed of the code; empty asks for one. */
  readonly code: string;
  readonly address: string;
  readonly device: string | null;
}

/** `cookie`: by which this browser need not prove it again. */
export type PhoneProof = { kind: "proven"; cookie: string | null } | { kind: "asked" } | { kind: "wrong" };

/**
 * X24: before anything but the code itself goes to a phone that a visitor typed, the visitor shows that it is at
 * hand. Whoever is signed in with it, or signed in with it in this browser before, has shown it.
 */
export async function provePhone(actor: Actor, wish: ProvePhone): Promise<PhoneProof> {
  const { phone, code, address, device } = wish;
  const phoneHash = hashContact("phone", phone);
  if (knownDevice.idFor(device, phoneHash)) return { kind: "proven", cookie: null };
  if (actor.userId && (await findContact(actor.userId, "phone")) === phone)
    return { kind: "proven", cookie: null };
  if (code === "") {
    await sendOtp({ phone, purpose: "contact", address, device, language: actor.language });
    return { kind: "asked" };
  }
  const caller = { phoneHash, address, device };
  await throttle.take(otpCounts.ofTry(caller).counts);
  const answer = await inTransaction((tx) =>
    consumeOtp(tx, { phone, purpose: "contact", code, isKnown: false }),
  );
  if (answer === "used_up") throw tooManyRequests(otpLifetimeMs / 1000);
  if (answer === "wrong" && !(await wasJustUsed(phoneHash, code))) return { kind: "wrong" };
  await otpCounts.giveBack(caller);
  return { kind: "proven", cookie: knownDevice.write(device, [phoneHash]) };
}

/** An impatient finger sends the form twice: the second time the code has been used, by the same person. */
async function wasJustUsed(phoneHash: string, code: string): Promise<boolean> {
  const used = await database()
    .select()
    .from(otpCode)
    .where(
      and(
        eq(otpCode.phoneHash, phoneHash),
        eq(otpCode.purpose, "contact"),
        gt(otpCode.usedAt, new Date(now().getTime() - otpLifetimeMs)),
      ),
    );
  return used.some(({ id, codeHash }) => isKeyedHash("otp", `${id}:${code}`, codeHash));
}
