import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { sendOtp } from "#app/features/identity/server/otp/send-otp.server.ts";
import { recoveryPermissions } from "../../recovery-permissions.ts";
import { recoveryRow } from "../recovery-row.server.ts";

/** Another OTP to the new number; the room of sign-ins spaces and caps them. */
export async function resendRecoveryCode(
  actor: Actor,
  key: string,
  { language, clientAddress }: { readonly language: Language; readonly clientAddress: string },
): Promise<void> {
  const row = await recoveryRow.reach("own", key);
  recoveryPermissions.assertCan(actor, "recovery.edit", { holdsLink: true });
  if (row.status !== "draft") throw conflict();
  await sendOtp({ phone: recoveryRow.phoneOf(row), purpose: "contact", address: clientAddress, language });
}
