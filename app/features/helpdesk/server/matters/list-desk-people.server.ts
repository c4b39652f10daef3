import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { listHolders } from "#app/features/notifications/server/lanes/list-holders.server.ts";
import { enquiryPermissions } from "../../enquiry-permissions.ts";

/** Who can take something: everybody whose role works this desk. */
export async function listDeskPeople(actor: Actor): Promise<{ id: string; name: string }[]> {
  enquiryPermissions.assertCan(actor, "enquiry.see_desk");
  const right = enquiryPermissions.right("enquiry.work_desk");
  const people = await inTransaction((tx) => listHolders(tx, right));
  return people.map((one) => ({ id: one.actor.userId, name: one.name ?? "Somebody without a name" }));
}
