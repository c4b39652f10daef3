import { z } from "zod";
import { now } from "#app/core/clock.ts";
import { decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";

const place = { table: "link", column: "email", rowId: "confirm" };
const claim = z.object({ userId: z.uuid(), email: z.string(), until: z.number() });
const DAYS = 3;

/** What a letter's link says, sealed: whose address it is, for three days. Nothing of it can be read in the address. */
export const emailLink = {
  seal: (userId: string, email: string): string =>
    encryptField(JSON.stringify({ userId, email, until: now().getTime() + DAYS * 86_400_000 }), place),
  open(token: string): { userId: string; email: string } | null {
    try {
      const said = claim.parse(JSON.parse(decryptField(token, place)));
      return said.until > now().getTime() ? said : null;
    } catch {
      return null;
    }
  },
};
