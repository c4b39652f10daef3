import { and, eq, gt } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { hashToken, signPayload } from "#app/core/secrets/crypto.server.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { database } from "#app/db/opening/client.server.ts";
import { nomineeCopy } from "#app/db/schema/nominee-copies.ts";
import { nomineeMessages } from "../../messages/nominee.messages.server.ts";
import { throttle } from "../otp/throttle.server.ts";

const TEN_MINUTES = 600_000;

/** The code of the SMS or the letter, for an address from which the copy comes for ten minutes. */
export async function openNomineeCopy(given: {
  readonly code: string;
  readonly clientAddress: string;
  readonly language: Language;
}): Promise<string> {
  await throttle.take([{ name: "nominee-copy-address", who: given.clientAddress }]);
  const plain = given.code.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const written = plain.match(/.{1,4}/g)?.join("-") ?? "";
  const [row] = await database()
    .select({ id: nomineeCopy.id })
    .from(nomineeCopy)
    .where(and(eq(nomineeCopy.codeHash, hashToken(written)), gt(nomineeCopy.expiresAt, now())));
  if (!row) throw invalid({ code: [nomineeMessages[given.language].copy.wrong] });
  const until = new Date(now().getTime() + TEN_MINUTES);
  return `/data-copy/${signPayload("nominee-copy", { copyId: row.id }, until)}`;
}
