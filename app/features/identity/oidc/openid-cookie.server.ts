import { z } from "zod";
import { now } from "#app/core/clock.ts";
import { DecryptError, decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";

const address = { table: "openid_state", column: "state", rowId: "browser" };
const lifetimeSeconds = 10 * 60;
const schema = z.object({
  verifier: z.string(),
  state: z.string(),
  nonce: z.string(),
  next: z.string().nullable(),
});

/** Where a browser stands between us and the provider: sealed, for ten minutes, in this browser alone. */
export const openIdCookie = {
  name: "openid",
  lifetimeSeconds,
  seal: (kept: z.infer<typeof schema>): string =>
    encryptField(JSON.stringify([now().getTime() + lifetimeSeconds * 1000, kept]), address),
  open(sealed: string | null): z.infer<typeof schema> | null {
    if (!sealed) return null;
    try {
      const [expires, kept] = JSON.parse(decryptField(sealed, address)) as [number, unknown];
      return now().getTime() <= expires ? schema.parse(kept) : null;
    } catch (error) {
      if (error instanceof DecryptError) return null;
      throw error;
    }
  },
};
