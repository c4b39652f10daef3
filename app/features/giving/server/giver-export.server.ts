import type { Actor } from "#app/core/portals/permissions.ts";
import { givingPermissions } from "../giving-permissions.ts";
import { openOrganisation } from "./open-organisation.server.ts";

/** Who takes a list of their organisation as a file; its own log notes it. */
async function allow(actor: Actor): Promise<void> {
  const { id } = await openOrganisation(actor);
  givingPermissions.assertCan(actor, "giving.export", { organisationId: id });
}

export const giverExport = { allow, chain: ({ organisationId }: Actor) => `organisation:${organisationId}` };
