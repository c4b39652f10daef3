import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { nominee } from "#app/db/schema/nominees.ts";
import { accountPermissions } from "../../account-permissions.ts";
import type { NomineeDetails } from "../../rules/nominee-schema.ts";
import { nomineeRow } from "./nominee-row.server.ts";

/** Whom the actor named, or null. */
export async function findNominee(actor: Actor): Promise<(NomineeDetails & { namedAt: Date }) | null> {
  accountPermissions.assertCan(actor, "account.name_nominee", { userId: actor.userId ?? "" });
  const [row] = await database().select().from(nominee).where(nomineeRow.ofActor(actor));
  return row ? { ...nomineeRow.open(row), namedAt: row.namedAt } : null;
}
