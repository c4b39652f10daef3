import { and, eq, gt, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { hashToken } from "#app/core/secrets/crypto.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { passwordReset } from "#app/db/schema/passwords.ts";
import { refusalsEn } from "../../messages/refusals.en.ts";
import { endSessions } from "../sessions/end-sessions.server.ts";
import { setPassword } from "./set-password.server.ts";

/** A new password by the link of the e-mail: once, within its time. Every session of the account ends. */
export async function resetPassword(token: string, password: string): Promise<void> {
  await inTransaction(async (tx) => {
    const [used] = await tx
      .update(passwordReset)
      .set({ usedAt: now() })
      .where(
        and(
          eq(passwordReset.tokenHash, hashToken(token)),
          isNull(passwordReset.usedAt),
          gt(passwordReset.expiresAt, now()),
        ),
      )
      .returning();
    if (!used) throw conflict(refusalsEn.linkUsed, "link_used");
    const actor = { role: "visitor" as const, userId: used.userId };
    // A refused password throws, and with it the link stays usable.
    await setPassword(tx, { userId: used.userId, password, actor, event: "password.reset" });
    await endSessions(tx, { userId: used.userId, actor, reason: "password_reset" });
  });
}
