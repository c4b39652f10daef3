import type { Actor } from "#app/core/portals/permissions.ts";
import { decryptField } from "#app/core/secrets/crypto.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { listHolders } from "#app/features/notifications/server/lanes/list-holders.server.ts";
import { commentPermissions } from "../comment-permissions.ts";
import { type Colleague, listInstituteColleagues } from "./list-institute-colleagues.server.ts";

/** The people of one's own organisation who can sign in: an institute's team, or the operator's desk. */
export async function listColleagues(actor: Actor): Promise<Colleague[]> {
  return inTransaction((tx) =>
    actor.role === "admin" ? listDesk(tx) : listInstituteColleagues(tx, actor.instituteId ?? ""),
  );
}

async function listDesk(tx: Tx): Promise<Colleague[]> {
  const holders = await listHolders(tx, commentPermissions.right("comment.read"));
  return holders.map(({ actor, name, email }) => ({
    actor,
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
