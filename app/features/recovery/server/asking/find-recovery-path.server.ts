import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { database } from "#app/db/opening/client.server.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import { recoveryMessages } from "../../messages/recovery.messages.server.ts";
import { parseRecoveryNumber } from "../../recovery-number.ts";
import { recoveryPermissions } from "../../recovery-permissions.ts";
import { recoveryLink } from "../recovery-link.server.ts";

/** Where the number and the code of an SMS lead: the asker to the request, the old number to the button that stops it. */
export async function findRecoveryPath(
  actor: Actor,
  given: {
    readonly number: string;
    readonly code: string;
    readonly language: Language;
    readonly clientAddress: string;
  },
): Promise<string> {
  recoveryPermissions.assertCan(actor, "recovery.start");
  const wrong = () => invalid({ code: [recoveryMessages[given.language].errors.codeWrong] });
  const number = parseRecoveryNumber(given.number);
  if (!number) throw wrong();
  await throttle.take([
    { name: "recovery-code-address", who: given.clientAddress },
    { name: "recovery-code-number", who: String(number.serial) },
  ]);
  const [row] = await database()
    .select({ id: recoveryRequest.id })
    .from(recoveryRequest)
    .where(eq(recoveryRequest.serial, number.serial));
  const door = row ? recoveryLink.doorOf(row.id, given.code) : null;
  if (!row || !door) throw wrong();
  return recoveryLink.path(door, row.id);
}
