import { redirect } from "react-router";
import { deskListAt, isBareAddress, type KeptViews, usualAddress } from "#app/core/desk-lists.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { listViewPermissions } from "../list-view-permissions.ts";
import { deskKey } from "./desk-key.ts";
import { readKeptViews } from "./read-kept-views.server.ts";

/**
 * What a desk's frame knows about how its reader looks at lists. A list's bare address leads to the view they open it
 * with: so it stands in the address, for the file and the next page.
 */
export async function readDeskViews(actor: Actor, url: URL): Promise<KeptViews & { mayShare: boolean }> {
  const kept = await readKeptViews(actor);
  const list = isBareAddress(url.search) ? deskListAt(url) : null;
  const usual = list && usualAddress(list, kept);
  if (usual) throw redirect(usual);
  return { ...kept, mayShare: listViewPermissions.can(actor, "list_view.share", { desk: deskKey(actor) }) };
}
