import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { counter } from "#app/core/requests/observing/metrics.server.ts";
import { isKeyedHash } from "#app/core/secrets/crypto.server.ts";
import { afterCommit, type Tx } from "#app/db/opening/client.server.ts";
import { otpCode } from "#app/db/schema/otp-codes.ts";
import { type OtpPurpose, otpTriesOfAll } from "../../rules/otp-rules.ts";
import { hashContact } from "../contacts/hash-contact.server.ts";

export type OtpAnswer = "right" | "wrong" | "used_up";

type Try = { phone: string; purpose: OtpPurpose; code: string; isKnown: boolean };

const verified = counter({
  name: "otp_verified_total",
  help: "Codes that were entered, by whether they were right",
  labels: ["result"],
});

/**
 * Tries a code, in the caller's transaction. It answers instead of throwing, because a wrong try must be
 * committed too. The first statement locks the code's row: of parallel tries of the right code, the others
 * see it used (T2).
 */
export async function consumeOtp(tx: Tx, given: Try): Promise<OtpAnswer> {
  const result = await tryCode(tx, given);
  afterCommit(() => verified.inc({ result }));
  return result;
}

async function tryCode(tx: Tx, { phone, purpose, code, isKnown }: Try): Promise<OtpAnswer> {
  const isThisCode = and(
    eq(otpCode.phoneHash, hashContact("phone", phone)),
    eq(otpCode.purpose, purpose),
    isNull(otpCode.usedAt),
    isNull(otpCode.voidedAt),
    gt(otpCode.expiresAt, now()),
  );
  const [tried] = await tx
    .update(otpCode)
    // A known device's tries are counted apart, so that strangers can neither spend them nor be spent by them.
    .set({ tries: isKnown ? otpCode.tries : sql`${otpCode.tries} + 1` })
    .where(and(isThisCode, isKnown ? undefined : lt(otpCode.tries, otpTriesOfAll)))
    .returning();
  if (!tried) {
    const [left] = await tx.select({ id: otpCode.id }).from(otpCode).where(isThisCode);
    return left ? "used_up" : "wrong";
  }
  if (!isKeyedHash("otp", `${tried.id}:${code}`, tried.codeHash)) return "wrong";
  await tx.update(otpCode).set({ usedAt: now() }).where(eq(otpCode.id, tried.id));
  return "right";
}
