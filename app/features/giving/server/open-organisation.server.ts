import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { forbidden } from "#app/core/requests/errors.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { organisation } from "#app/db/schema/organisations.ts";
import { givingPermissions } from "../giving-permissions.ts";

export type OrganisationRow = typeof organisation.$inferSelect;

/** The organisation the actor speaks for; the database has nobody speak for one that is not there (C8). */
export async function openOrganisation(actor: Actor, tx?: Tx): Promise<OrganisationRow> {
  const id = actor.organisationId;
  if (!id) throw forbidden("Your account belongs to no organisation yet. Please write to us.");
  givingPermissions.assertCan(actor, "giving.read", { organisationId: id });
  const [found] = await (tx ?? database()).select().from(organisation).where(eq(organisation.id, id));
  if (!found) throw new Error("An organisation's person without the organisation");
  return found;
}
