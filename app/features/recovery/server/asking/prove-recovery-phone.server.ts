import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { provePhone } from "#app/features/identity/server/otp/prove-phone.server.ts";
import { recoveryMessages } from "../../messages/recovery.messages.server.ts";
import { recoveryPermissions } from "../../recovery-permissions.ts";
import { recoveryMachine } from "../../recovery-status.ts";
import { recoveryRow } from "../recovery-row.server.ts";
import { findNumberHolder } from "./find-number-holder.server.ts";

/** The OTP of the new number. Whoever holds it may hear that it opens an account with a registration already. */
export async function proveRecoveryPhone(
  actor: Actor,
  key: string,
  given: { readonly otp: string; readonly language: Language; readonly clientAddress: string },
): Promise<void> {
  const { id, status, newPhoneHash, ...row } = await recoveryRow.reach("own", key);
  recoveryPermissions.assertCan(actor, "recovery.edit", { holdsLink: true });
  if (status !== "draft") return;
  const words = recoveryMessages[given.language].errors;
  const proof = await provePhone(actor, {
    phone: recoveryRow.phoneOf({ id, ...row }),
    code: given.otp,
    address: given.clientAddress,
    device: null,
  });
  if (proof.kind !== "proven") throw invalid({ otp: [words.otpWrong] });
  const holder = await findNumberHolder(newPhoneHash);
  if (holder && !holder.isEmpty) throw invalid({ otp: [words.taken] });
  await inTransaction(async (tx) => {
    const held = await recoveryRow.lock(tx, id);
    if (held.status !== "draft") return;
    const to = next(recoveryMachine, held.status, "prove", actor);
    await tx.update(recoveryRequest).set({ status: to }).where(eq(recoveryRequest.id, id));
    await writeAudit(tx, {
      chain: `recovery:${id}`,
      actor,
      event: "recovery.phone_proven",
      from: "draft",
      to,
    });
  });
}
