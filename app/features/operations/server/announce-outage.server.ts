import { addHours, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { NoticeSubject } from "#app/core/settings/site-notice-shape.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { siteNotice } from "#app/db/site-notice.server.ts";
import { systemPermissions } from "../system-permissions.ts";

/** Says over every page, in three languages, what does not work; another one before it gives way. */
export async function announceOutage(
  actor: Actor,
  { about, hours }: { readonly about: NoticeSubject; readonly hours?: number | undefined },
): Promise<void> {
  systemPermissions.assertCan(actor, "system.announce");
  const at = now();
  const until = hours ? addHours(at, hours).toISOString() : null;
  await inTransaction(async (tx) => {
    const before = await siteNotice.read();
    await siteNotice.write(tx, { about, since: at.toISOString(), until });
    await writeAudit(tx, {
      chain: "site-notice",
      actor,
      event: "outage.announced",
      from: before?.about ?? null,
      to: about,
      details: { until },
    });
  });
}
