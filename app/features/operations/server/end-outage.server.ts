import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { siteNotice } from "#app/db/site-notice.server.ts";
import { systemPermissions } from "../system-permissions.ts";

/** Takes the line off every page. */
export async function endOutage(actor: Actor): Promise<void> {
  systemPermissions.assertCan(actor, "system.announce");
  await inTransaction(async (tx) => {
    const before = await siteNotice.read();
    if (!before) throw conflict("Nothing is announced any more.");
    await siteNotice.write(tx, null);
    await writeAudit(tx, {
      chain: "site-notice",
      actor,
      event: "outage.ended",
      from: before.about,
      to: null,
    });
  });
}
