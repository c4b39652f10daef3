import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { unauthenticated } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { appUser } from "#app/db/schema/users.ts";

/** Whether the morning's mail about what waits comes to them: each decides for themselves. */
export async function chooseDigest(actor: Actor, isWanted: boolean): Promise<void> {
  const { userId } = actor;
  if (!userId) throw unauthenticated();
  await inTransaction(async (tx) => {
    await tx.update(appUser).set({ workDigest: isWanted }).where(eq(appUser.id, userId));
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: "work.digest_chosen",
      to: isWanted ? "on" : "off",
    });
  });
}
