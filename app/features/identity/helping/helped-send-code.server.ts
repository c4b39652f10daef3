import type { Actor } from "#app/core/portals/permissions.ts";
import { forbidden } from "#app/core/requests/errors.ts";
import { ownPhoneCode } from "../server/otp/own-phone-code.server.ts";

/** By which she herself sends what a helper has filled: it goes to her phone, and the SMS says what is sent and by whom. */
export const helpedSendCode = {
  async send(
    actor: Actor,
    about: { readonly scholarship: string; readonly account: string },
    address: string,
  ): Promise<void> {
    if (!actor.helper) throw forbidden();
    await ownPhoneCode.send(actor, "helped_send", address, { ...about, name: actor.helper.name });
  },

  spend: (actor: Actor, code: string, address: string): Promise<void> =>
    ownPhoneCode.spend(actor, "helped_send", code, address),
};
