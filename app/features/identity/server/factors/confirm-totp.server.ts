import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { userTotp } from "#app/db/schema/second-factors.ts";
import { refusalsEn } from "../../messages/refusals.en.ts";
import { throttle } from "../otp/throttle.server.ts";
import { makeRecoveryCodes } from "./make-recovery-codes.server.ts";
import { tellFactorChange } from "./tell-factor-change.server.ts";
import { verifyTotp } from "./verify-totp.server.ts";

/** The first right code puts the authenticator app in force. The recovery codes, shown once; null when wrong. */
export async function confirmTotp(
  userId: string,
  code: string,
  actor: Pick<Actor, "role" | "userId">,
): Promise<string[] | null> {
  const count = { name: "second-factor-wrong", who: `${userId} enrol` } as const;
  await throttle.take([count]);
  const codes = await inTransaction(async (tx) => {
    const [row] = await tx.select().from(userTotp).where(eq(userTotp.userId, userId)).for("update");
    if (!row) throw conflict(refusalsEn.totpFirst);
    if (row.confirmedAt) throw conflict(refusalsEn.totpDone);
    if (!(await verifyTotp(tx, { userId, code, pending: true }))) return null;
    await tx.update(userTotp).set({ confirmedAt: now() }).where(eq(userTotp.userId, userId));
    await tellFactorChange(tx, userId, "An authenticator app was set up");
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: "second_factor.added",
      details: { kind: "totp" },
    });
    return makeRecoveryCodes(tx, userId);
  });
  if (codes) await throttle.clear([count]);
  return codes;
}
