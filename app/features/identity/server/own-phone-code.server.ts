import { invalid, tooManyRequests } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { type OtpPurpose, otpLifetimeMs } from "../otp-rules.ts";
import { consumeOtp } from "./consume-otp.server.ts";
import { findContact } from "./find-contact.server.ts";
import { hashContact } from "./hash-contact.server.ts";
import { otpCounts } from "./otp-counts.server.ts";
import { sendOtp } from "./send-otp.server.ts";
import { throttle } from "./throttle.server.ts";

async function ownPhone(actor: Actor): Promise<string> {
  const phone = actor.userId ? await findContact(actor.userId, "phone") : null;
  if (!phone) throw invalid({ otp: ["otp"] });
  return phone;
}

/**
 * Who is signed in shows once more that the account's own phone is at hand, before something that a borrowed
 * phone or a forgotten session must not be enough for (S24).
 */
export const ownPhoneCode = {
  async send(actor: Actor, purpose: OtpPurpose, address: string): Promise<void> {
    await sendOtp({ phone: await ownPhone(actor), purpose, address, language: actor.language });
  },

  /** Spends the code, or says at the field `otp` that it is not the one. */
  async spend(actor: Actor, purpose: OtpPurpose, code: string, address: string): Promise<void> {
    const phone = await ownPhone(actor);
    const caller = { phoneHash: hashContact("phone", phone), address };
    await throttle.take(otpCounts.ofTry(caller).counts);
    const answer = await inTransaction((tx) => consumeOtp(tx, { phone, purpose, code, isKnown: false }));
    if (answer === "used_up") throw tooManyRequests(otpLifetimeMs / 1000);
    if (answer === "wrong") throw invalid({ otp: ["otp"] });
    await otpCounts.giveBack(caller);
  },
};
