import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { sendOtp } from "#app/features/identity/server/otp/send-otp.server.ts";
import { recoveryRow } from "../server/recovery-row.server.ts";
import { reachStudentRecovery } from "./reach-student-recovery.server.ts";

/** Another OTP to her new number; the room of sign-ins spaces and caps them. */
export async function resendStudentCode(actor: Actor, requestId: string, address: string): Promise<void> {
  const { row } = await reachStudentRecovery(actor, requestId);
  if (row.status !== "draft") throw conflict("The number is proven already.");
  await sendOtp({ phone: recoveryRow.phoneOf(row), purpose: "contact", address, language: actor.language });
}
