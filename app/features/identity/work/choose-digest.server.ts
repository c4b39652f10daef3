import { eq } from "drizzle-orm";
import { unauthenticated } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
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
