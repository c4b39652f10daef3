import type { Actor } from "#app/core/portals/permissions.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { readSecondPersonRules } from "#app/features/identity/server/second-person/read-second-person-rules.server.ts";
import { recoveryPermissions } from "../../recovery-permissions.ts";
import { beginWaiting } from "../begin-waiting.server.ts";
import { recoveryRow } from "../recovery-row.server.ts";

/** The second person of the desk has agreed. */
export async function agreeRecovery(actor: Actor, requestId: string): Promise<void> {
  recoveryPermissions.assertCan(actor, "recovery.decide");
  const { recoveryWaitHours } = await readSecondPersonRules();
  await inTransaction(async (tx) => {
    const row = await recoveryRow.lock(tx, requestId);
    await assertWithin(actor, "recovery", row.id, tx);
    // Carried out again it finds it done (T38).
    if (row.status === "waiting" || row.status === "done") return;
    await beginWaiting(tx, actor, row, {
      waitHours: recoveryWaitHours,
      words: "agreed as the second person",
    });
  });
}
