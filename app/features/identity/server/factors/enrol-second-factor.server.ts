import { unauthenticated } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { canEnter } from "../sessions/can-enter.server.ts";
import { type SignInRequest, type StartedSession, startSession } from "../sessions/start-session.server.ts";
import type { SecondFactorStep } from "../sign-in/login-state.server.ts";
import { confirmTotp } from "./confirm-totp.server.ts";

/**
 * T6: the super admin's first sign-in in production. The password was right, but there is no session before a
 * second factor stands. Null when the code is wrong.
 */
export async function enrolSecondFactor(
  state: SecondFactorStep,
  code: string,
  request: SignInRequest,
): Promise<{ session: StartedSession; recoveryCodes: string[] } | null> {
  const { userId, role } = state;
  if (state.step !== "enrol" || !(await inTransaction((tx) => canEnter(tx, userId, role))))
    throw unauthenticated();
  const recoveryCodes = await confirmTotp(userId, code.replace(/\s/g, ""), { role: "visitor", userId });
  if (!recoveryCodes) return null;
  const session = await inTransaction((tx) =>
    startSession(tx, { userId, role, method: `${state.first ?? "password"}+totp`, request }),
  );
  return { session, recoveryCodes };
}
