import { formatTime, istDate, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { deskPermissions } from "#app/features/identity/desk-permissions.ts";
import { tellDesk } from "#app/features/notifications/server/tell-desk.server.ts";
import type { GatewayName } from "../gateway-names.ts";
import { systemPermissions } from "../system-permissions.ts";

/** Under the bell of everybody at the desks: which gateway is in trouble. The same once an hour. */
export async function tellDesks(actor: Actor, gateway: GatewayName): Promise<number> {
  systemPermissions.assertCan(actor, "system.announce");
  const at = now();
  return inTransaction(async (tx) => {
    const told = await tellDesk(tx, deskPermissions.right("desk.open"), {
      type: "warning",
      title: `${gateway} is in trouble`,
      message: `Seen at ${formatTime(at)} by ${actor.name ?? "the operator"}. What could not go waits and is kept; it goes by itself when the gateway answers again.`,
      link: "/admin/system",
      dedupeKey: `gateway-trouble:${gateway}:${istDate(at)}:${at.getUTCHours()}`,
    });
    if (told > 0)
      await writeAudit(tx, { chain: "site-notice", actor, event: "desks.told", details: { gateway, told } });
    return told;
  });
}
