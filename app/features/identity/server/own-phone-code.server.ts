import { invalid } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";
import type { OtpPurpose } from "../otp-rules.ts";
import { findContact } from "./find-contact.server.ts";
import { sendOtp } from "./send-otp.server.ts";
import { spendOtp } from "./spend-otp.server.ts";

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
    const isRight = await spendOtp({ phone: await ownPhone(actor), purpose, code, address });
    if (!isRight) throw invalid({ otp: ["otp"] });
  },
};
