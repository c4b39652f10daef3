import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { passkey } from "#app/db/schema/passkeys.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { keepLastFactor } from "./keep-last-factor.server.ts";
import { tellFactorChange } from "./tell-factor-change.server.ts";

export async function removePasskey(actor: Actor, passkeyId: string): Promise<void> {
  if (!isId(passkeyId)) throw notFound();
  await inTransaction(async (tx) => {
    const [found] = await tx.select().from(passkey).where(eq(passkey.id, passkeyId));
    if (!found) throw notFound();
    accountPermissions.assertCan(actor, "account.remove_passkey", found);
    await tx.delete(passkey).where(eq(passkey.id, passkeyId));
    await keepLastFactor(tx, actor);
    await tellFactorChange(tx, found.userId, "A passkey was removed");
    await writeAudit(tx, {
      chain: `account:${found.userId}`,
      actor,
      event: "second_factor.removed",
      subject: `passkey:${passkeyId}`,
      details: { kind: "passkey" },
    });
  });
}
