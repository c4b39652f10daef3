import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { hashContact } from "#app/features/identity/server/contacts/hash-contact.server.ts";
import { sendOtp } from "#app/features/identity/server/otp/send-otp.server.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import { recoveryPermissions } from "../../recovery-permissions.ts";
import { recoveryLink } from "../recovery-link.server.ts";
import { recoveryRow } from "../recovery-row.server.ts";

/** The first step: the new number, and an OTP to it. Nothing is looked up yet (T4). */
export async function startRecovery(
  actor: Actor,
  wish: { readonly phone: string; readonly language: Language; readonly clientAddress: string },
): Promise<string> {
  recoveryPermissions.assertCan(actor, "recovery.start");
  const { phone, language, clientAddress } = wish;
  const newPhoneHash = hashContact("phone", phone);
  const id = newId();
  await inTransaction(async (tx) => {
    await throttle.take([
      { name: "recovery-address", who: clientAddress },
      { name: "recovery-phone", who: newPhoneHash, about: newPhoneHash },
    ]);
    await tx.insert(recoveryRequest).values({
      id,
      status: "draft",
      language,
      newPhoneEncrypted: recoveryRow.sealPhone(id, phone),
      newPhoneHash,
      createdAt: now(),
    });
    await writeAudit(tx, { chain: `recovery:${id}`, actor, event: "recovery.started", to: "draft" });
  });
  await sendOtp({ phone, purpose: "contact", address: clientAddress, language });
  return recoveryLink.keyOf("own", id);
}
