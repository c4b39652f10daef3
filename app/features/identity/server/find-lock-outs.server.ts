import { and, asc, eq, gt } from "drizzle-orm";
import { formatDateTime, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { throttleWindow } from "#app/db/schema/throttle-windows.ts";
import type { Contact } from "../security-forms.ts";
import { securityPermissions } from "../security-permissions.ts";
import type { LockOutView } from "../security-views.ts";
import { type ThrottleName, throttleLimits } from "../throttle-limits.ts";
import { hashContact } from "./hash-contact.server.ts";

/** What is counted about a phone or an e-mail address now, and whether it keeps anybody out. */
export async function findLockOuts(actor: Actor, { kind, value }: Contact): Promise<LockOutView[]> {
  securityPermissions.assertCan(actor, "security.lift_lock_out");
  const rows = await database()
    .select()
    .from(throttleWindow)
    .where(and(eq(throttleWindow.about, hashContact(kind, value)), gt(throttleWindow.endsAt, now())))
    .orderBy(asc(throttleWindow.key));
  return rows.map(({ key, hits, endsAt }) => {
    const name = key.split(":")[0] as ThrottleName;
    const most = Object.hasOwn(throttleLimits, name) ? throttleLimits[name].hits : hits;
    return { key, name, hits, most, isFull: hits >= most, until: formatDateTime(endsAt) };
  });
}
