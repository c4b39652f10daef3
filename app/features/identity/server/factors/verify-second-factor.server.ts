import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { unauthenticated } from "#app/core/requests/errors.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { recoveryCode } from "#app/db/schema/second-factors.ts";
import { plainRecoveryCode } from "../../recovery-codes.ts";
import { throttle } from "../otp/throttle.server.ts";
import { canEnter } from "../sessions/can-enter.server.ts";
import { type SignInRequest, type StartedSession, startSession } from "../sessions/start-session.server.ts";
import type { SecondFactorStep } from "../sign-in/login-state.server.ts";
import { secondFactorCount } from "./second-factor-count.server.ts";
import { verifyTotp } from "./verify-totp.server.ts";

/** The second step at a portal's door: a code of the authenticator, or a recovery code. Null when wrong. */
export async function verifySecondFactor(
  state: SecondFactorStep,
  code: string,
  request: SignInRequest,
): Promise<StartedSession | null> {
  const { userId, role } = state;
  if (state.step !== "second_factor") throw unauthenticated();
  const count = await secondFactorCount(userId, request.device);
  await throttle.take([count]);
  const session = await inTransaction(async (tx) => {
    if (!(await canEnter(tx, userId, role))) throw unauthenticated();
    const method = await methodOf(tx, userId, code.trim());
    if (method)
      return startSession(tx, { userId, role, method: `${state.first ?? "password"}+${method}`, request });
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor: { role: "visitor", userId },
      event: "second_factor.refused",
    });
    return null;
  });
  if (session) await throttle.clear([count]);
  return session;
}

async function methodOf(tx: Tx, userId: string, code: string): Promise<"totp" | "recovery" | null> {
  if (await verifyTotp(tx, { userId, code: code.replace(/\s/g, "") })) return "totp";
  const used = await tx
    .update(recoveryCode)
    .set({ usedAt: now() })
    .where(
      and(
        eq(recoveryCode.userId, userId),
        eq(recoveryCode.codeHash, lookupHash("recovery-code", `${userId}:${plainRecoveryCode(code)}`)),
        isNull(recoveryCode.usedAt),
      ),
    )
    .returning({ id: recoveryCode.id });
  return used.length > 0 ? "recovery" : null;
}
