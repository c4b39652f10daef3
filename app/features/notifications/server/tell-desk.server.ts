import type { Right } from "#app/core/portals/permissions.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { type NewNotification, notify } from "./bell/notify.server.ts";
import { listHolders } from "./lanes/list-holders.server.ts";

/** Under the bell of everybody at the admin desk who can do something about it. Says how many had not heard it before. */
export async function tellDesk(tx: Tx, right: Right, news: NewNotification): Promise<number> {
  let told = 0;
  for (const { actor } of await listHolders(tx, right)) if (await notify(tx, actor.userId, news)) told += 1;
  return told;
}
