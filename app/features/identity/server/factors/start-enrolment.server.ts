import { unauthenticated } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { canEnter } from "../sessions/can-enter.server.ts";
import type { SecondFactorStep } from "../sign-in/login-state.server.ts";
import { startTotp, type TotpSetup } from "./start-totp.server.ts";

/** The picture for somebody whose password was right but who has no session yet (T6). */
export async function startEnrolment({ step, userId, role }: SecondFactorStep): Promise<TotpSetup> {
  if (step !== "enrol" || !(await inTransaction((tx) => canEnter(tx, userId, role)))) throw unauthenticated();
  return startTotp(userId);
}
