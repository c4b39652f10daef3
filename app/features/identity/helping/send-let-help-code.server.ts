import { formatDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { unauthenticated } from "#app/core/requests/errors.ts";
import { accountPermissions } from "../account-permissions.ts";
import { ownPhoneCode } from "../server/otp/own-phone-code.server.ts";
import { helpEnds } from "./help-ends.ts";
import type { HelperDetails } from "./helping-schema.ts";

/** The code goes to her own phone; the SMS says whom she lets help, and until when. */
export async function sendLetHelpCode(
  actor: Actor,
  { name, days }: HelperDetails,
  address: string,
): Promise<void> {
  if (!actor.userId || !actor.studentId) throw unauthenticated();
  accountPermissions.assertCan(actor, "account.let_help", { userId: actor.userId });
  const date = formatDate(helpEnds(days), actor.language);
  await ownPhoneCode.send(actor, "let_help", address, { name, date });
}
