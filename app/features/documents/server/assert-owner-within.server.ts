import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { isWithin } from "#app/db/limits/assert-within.server.ts";
import type { PlacedKind } from "#app/db/limits/placed-kinds.ts";
import { type DocumentOwner, isOwner } from "../document-permissions.ts";

/** What a paper can be of. A request of somebody without an account is one of three. */
const kindsOf: Partial<Record<DocumentOwner["kind"], readonly PlacedKind[]>> = {
  student: ["student"],
  institute: ["institute"],
  organisation: ["organisation"],
  registration: ["partnership", "joining", "recovery"],
};

/** A paper lies where its owner does: for who is limited at the desk any other one is not there. */
export async function assertOwnerWithin(actor: Actor, owner: DocumentOwner): Promise<void> {
  if (!actor.limit || isOwner(actor, owner)) return;
  for (const kind of kindsOf[owner.kind] ?? []) {
    if (await isWithin(actor, { kind, id: owner.id })) return;
  }
  throw notFound();
}
