import { type SigningKey, signingKey } from "#app/core/secrets/signing-key.server.ts";
import { retiredSecrets } from "#app/db/keys/retired-secrets.server.ts";

const keyOf = (secret?: string): SigningKey => signingKey("award-letter-signing", secret);

/** The key that signs award letters, and those that signed before APP_SECRET was changed. */
export const letterKey = {
  current: (): SigningKey => keyOf(),
  async all(): Promise<SigningKey[]> {
    return [keyOf(), ...(await retiredSecrets.read()).map(({ secret }) => keyOf(secret))];
  },
};
