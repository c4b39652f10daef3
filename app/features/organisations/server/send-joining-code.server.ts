import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { keyedHash, randomDigits } from "#app/core/secrets/crypto.server.ts";
import { env } from "#app/core/settings/env.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { joiningRequest } from "#app/db/schema/joining-requests.ts";
import { demoOtp } from "#app/features/identity/demo/demo-people.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { joiningLink } from "./joining-link.server.ts";
import { type JoiningRow, joiningRow } from "./joining-row.server.ts";

/** Mails a code that proves the address; the one before is void. At most so many a day go to one address. */
export async function sendJoiningCode(
  tx: Tx,
  row: Pick<JoiningRow, "id" | "emailEncrypted" | "emailHash">,
): Promise<void> {
  await throttle.take([{ name: "joining-recipient", who: row.emailHash, about: row.emailHash }]);
  const code = env().isDemo ? demoOtp : randomDigits(6);
  const at = now();
  await tx
    .update(joiningRequest)
    .set({ codeHash: keyedHash("joining-code", `${row.id}:${code}`), codeSentAt: at, codeTries: 0 })
    .where(eq(joiningRequest.id, row.id));
  await queueMessage(tx, {
    channel: "email",
    template: "institute-news",
    language: "en",
    to: joiningRow.emailOf(row),
    variables: {
      title: `${code} is your code for ScholarSetu`,
      message: `Somebody, we hope you, wants to give through ScholarSetu with this e-mail address. The code is ${code}. It works for 15 minutes. If it was not you, do nothing: without the code nobody at our desk sees the request.`,
      link: joiningLink.url(row.id),
    },
    dedupeKey: `joining:${row.id}:code:${at.getTime()}`,
    subjectId: row.id,
  });
}
