import type { Actor } from "#app/core/portals/permissions.ts";
import { decryptField } from "#app/core/secrets/crypto.server.ts";
import { isWithin } from "#app/db/limits/assert-within.server.ts";
import { isPlacedKind } from "#app/db/limits/placed-kinds.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { listHolders } from "#app/features/notifications/server/lanes/list-holders.server.ts";
import { commentPermissions } from "../comment-permissions.ts";
import { type Colleague, listInstituteColleagues } from "./list-institute-colleagues.server.ts";

type Subject = { readonly kind: string; readonly subjectId: string };

/** The people of one's own organisation who can sign in: an institute's team, or the operator's desk. */
export async function listColleagues(actor: Actor, about: Subject): Promise<Colleague[]> {
  return inTransaction((tx) =>
    actor.role === "admin" ? listDesk(tx, about) : listInstituteColleagues(tx, actor.instituteId ?? ""),
  );
}

async function listDesk(tx: Tx, { kind, subjectId: id }: Subject): Promise<Colleague[]> {
  const holders = await listHolders(tx, commentPermissions.right("comment.read"));
  const isOutside = (one: Actor) =>
    isPlacedKind(kind) ? isWithin(one, { kind, id }, tx).then((is) => !is) : false;
  const outside = await Promise.all(holders.map(({ actor }) => isOutside(actor)));
  return holders.map(({ actor, name, email }, at) => ({
    actor,
    isOutside: outside[at] === true,
    name: name ?? "A colleague",
    email: () =>
      email &&
      decryptField(email.valueEncrypted, {
        table: "user_contact",
        column: "value_encrypted",
        rowId: email.id,
      }),
  }));
}
