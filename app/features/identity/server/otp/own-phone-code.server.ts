import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import type { OtpPurpose } from "../../rules/otp-rules.ts";
import { findContact } from "../contacts/find-contact.server.ts";
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
  /** `about`: what the SMS of this purpose says besides the code. */
  async send(
    actor: Actor,
    purpose: OtpPurpose,
    address: string,
    about?: Readonly<Record<string, string>>,
  ): Promise<void> {
    const phone = await ownPhone(actor);
    await sendOtp({ phone, purpose, address, language: actor.language, ...(about && { about }) });
  },

  /** Spends the code; false when it is not the one. */
  async isRight(actor: Actor, purpose: OtpPurpose, code: string, address: string): Promise<boolean> {
    return spendOtp({ phone: await ownPhone(actor), purpose, code, address });
  },

  /** Spends the code, or says at the field `otp` that it is not the one. */
  async spend(actor: Actor, purpose: OtpPurpose, code: string, address: string): Promise<void> {
    if (!(await ownPhoneCode.isRight(actor, purpose, code, address))) throw invalid({ otp: ["otp"] });
  },
};
