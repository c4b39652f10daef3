import { z } from "zod";
import { addIstDays, endOfIstDay, now } from "#app/core/clock.ts";
import { decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";
import { env } from "#app/core/settings/env.server.ts";
import { proofDays } from "../../proof-days.ts";
import { recipientHash } from "../outbox/message-envelope.server.ts";

const place = { table: "link", column: "address", rowId: "proof" };
const claim = z.object({ hash: z.string(), until: z.number() });

function write(email: string): string {
  const said = {
    hash: recipientHash("email", email),
    until: endOfIstDay(addIstDays(now(), proofDays)).getTime(),
  };
  const token = encryptField(JSON.stringify(said), place);
  return `${env().PUBLIC_URL}/confirm-address?token=${encodeURIComponent(token)}`;
}

/** By what the address is found; null when the link is forged or too old. */
function read(token: string): string | null {
  try {
    const said = claim.parse(JSON.parse(decryptField(token, place)));
    return said.until > now().getTime() ? said.hash : null;
  } catch {
    return null;
  }
}

/** The link by which an address says that it is theirs. Nothing of the address can be read in it (T27). */
export const proofLink = { write, read };
