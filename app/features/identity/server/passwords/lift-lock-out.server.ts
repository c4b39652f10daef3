import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { otpCode } from "#app/db/schema/otp-codes.ts";
import { throttleWindow } from "#app/db/schema/throttle-windows.ts";
import { securityPermissions } from "../../security-permissions.ts";
import type { Contact } from "../../staff/security-forms.ts";
import { hashContact } from "../contacts/hash-contact.server.ts";

/**
 * X30: somebody calls and cannot get in, because others, or they themselves, have tried too often. Everything counted
 * about their phone or address begins anew; how many counts that were and why is in the audit.
 */
export async function liftLockOut(
  actor: Actor,
  { contact, reason }: { contact: Contact; reason: string },
): Promise<number> {
  securityPermissions.assertCan(actor, "security.lift_lock_out");
  const hash = hashContact(contact.kind, contact.value);
  return inTransaction(async (tx) => {
    const lifted = await tx
      .delete(throttleWindow)
      .where(eq(throttleWindow.about, hash))
      .returning({ key: throttleWindow.key });
    if (contact.kind === "phone") {
      // A code whose tries strangers have used up has its tries again.
      await tx
        .update(otpCode)
        .set({ tries: 0 })
        .where(and(eq(otpCode.phoneHash, hash), isNull(otpCode.usedAt), isNull(otpCode.voidedAt)));
    }
    await writeAudit(tx, {
      chain: `${contact.kind}:${hash.slice(0, 32)}`,
      actor,
      event: "lock_out.lifted",
      details: { reason, counts: lifted.map(({ key }) => key.split(":")[0] ?? "").sort() },
    });
    return lifted.length;
  });
}
