import type { Actor } from "#app/core/portals/permissions.ts";
import { accountPermissions } from "../account-permissions.ts";
import { readFamily } from "./read-family.server.ts";

/** Who else is on this phone, by the name each is called by (S11): for the switch in the head. */
export async function listSiblings(
  actor: Actor,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const userId = actor.userId ?? "";
  if (!accountPermissions.can(actor, "account.choose_student", { userId })) return [];
  return (await readFamily(userId))
    .filter(({ id }) => id !== actor.studentId)
    .map(({ id, name, givenName }) => ({ id, name: givenName ?? name ?? "" }));
}
