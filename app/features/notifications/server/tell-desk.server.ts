import type { Right } from "#app/core/portals/permissions.ts";
import type { Placed } from "#app/db/limits/placed-kinds.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { type NewNotification, notify } from "./bell/notify.server.ts";
import { listHolders } from "./lanes/list-holders.server.ts";

/**
 * Under the bell of everybody at the admin desk who can do something about it. Says how many had not heard it before.
 * Who is limited to states or languages hears of what is said to lie there, and of nothing else.
 */
export async function tellDesk(tx: Tx, right: Right, news: NewNotification, about?: Placed): Promise<number> {
  let told = 0;
  for (const { actor } of await listHolders(tx, right, about)) {
    if (actor.limit && !about) continue;
    if (await notify(tx, actor.userId, news)) told += 1;
  }
  return told;
}
