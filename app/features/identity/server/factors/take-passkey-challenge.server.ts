import { and, eq, gt, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";
import { passkeyChallenge } from "#app/db/schema/passkeys.ts";

/** Whether this challenge was ours, is fresh, and is answered for the first time. Asking uses it up. */
export async function takePasskeyChallenge(
  challenge: string,
  purpose: "register" | "sign_in",
  userId: string | null,
): Promise<boolean> {
  const taken = await database()
    .update(passkeyChallenge)
    .set({ usedAt: now() })
    .where(
      and(
        eq(passkeyChallenge.challenge, challenge),
        eq(passkeyChallenge.purpose, purpose),
        userId ? eq(passkeyChallenge.userId, userId) : isNull(passkeyChallenge.userId),
        isNull(passkeyChallenge.usedAt),
        gt(passkeyChallenge.expiresAt, now()),
      ),
    )
    .returning({ id: passkeyChallenge.id });
  return taken.length === 1;
}
