import { and, eq, isNotNull, lt } from "drizzle-orm";
import { verify } from "otplib";
import { now } from "#app/core/clock.ts";
import { decryptField } from "#app/core/secrets/crypto.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { userTotp } from "#app/db/schema/second-factors.ts";

/** Clocks of phones go wrong by half a minute easily. */
const toleranceSeconds = 30;

/**
 * Whether this is the code of the account's authenticator now. Each code is accepted once: the time step of
 * the last one is kept, and the row moves on only forwards.
 */
export async function verifyTotp(
  tx: Tx,
  { userId, code, pending = false }: { userId: string; code: string; pending?: boolean },
): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(userTotp)
    .where(and(eq(userTotp.userId, userId), pending ? undefined : isNotNull(userTotp.confirmedAt)));
  if (!row || !/^\d{6}$/.test(code)) return false;
  const secret = decryptField(row.secretEncrypted, {
    table: "user_totp",
    column: "secret_encrypted",
    rowId: row.id,
  });
  const result = await verify({
    secret,
    token: code,
    epoch: Math.floor(now().getTime() / 1000),
    epochTolerance: toleranceSeconds,
    ...(row.lastStep > 0 && { afterTimeStep: row.lastStep }),
  });
  if (!result.valid || !("timeStep" in result)) return false;
  const step = Number(result.timeStep);
  const moved = await tx
    .update(userTotp)
    .set({ lastStep: step })
    .where(and(eq(userTotp.userId, userId), lt(userTotp.lastStep, step)))
    .returning({ userId: userTotp.userId });
  return moved.length === 1;
}
