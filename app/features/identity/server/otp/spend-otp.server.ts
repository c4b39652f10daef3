import { tooManyRequests } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { type OtpPurpose, otpLifetimeMs } from "../../rules/otp-rules.ts";
import { hashContact } from "../contacts/hash-contact.server.ts";
import { consumeOtp } from "./consume-otp.server.ts";
import { otpCounts } from "./otp-counts.server.ts";
import { throttle } from "./throttle.server.ts";

/** Spends the code sent to a phone; false when it is not the one. */
export async function spendOtp({
  phone,
  purpose,
  code,
  address,
}: {
  readonly phone: string;
  readonly purpose: OtpPurpose;
  readonly code: string;
  readonly address: string;
}): Promise<boolean> {
  const caller = { phoneHash: hashContact("phone", phone), address };
  await throttle.take(otpCounts.ofTry(caller).counts);
  const answer = await inTransaction((tx) => consumeOtp(tx, { phone, purpose, code, isKnown: false }));
  if (answer === "used_up") throw tooManyRequests(otpLifetimeMs / 1000);
  if (answer === "wrong") return false;
  await otpCounts.giveBack(caller);
  return true;
}
