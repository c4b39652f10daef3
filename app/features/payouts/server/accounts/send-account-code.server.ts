import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { ownPhoneCode } from "#app/features/identity/server/otp/own-phone-code.server.ts";
import { getOwnAward } from "../awards/get-own-award.server.ts";

/** A code to the student's own phone, before the account of an award is changed. */
export async function sendAccountCode(actor: Actor, awardId: string, address: string): Promise<void> {
  const own = await getOwnAward(actor, awardId);
  if (!own.canChangeAccount) throw conflict("The account of this award is settled.", "wrong_state");
  await ownPhoneCode.send(actor, "account", address);
}
