import { now } from "#app/core/clock.ts";
import type { GiverRole } from "#app/core/portals/roles.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { organisation } from "#app/db/schema/organisations.ts";

/** A row that people can speak for; the giving and the company's room say more of it. */
export async function addDemoOrganisation(
  tx: Tx,
  kind: GiverRole,
  { organisationId: id, name }: { readonly organisationId: string; readonly name: string },
): Promise<void> {
  const type = kind === "donor" ? "Individual Philanthropist" : "Company";
  await tx.insert(organisation).values({ id, kind, name, type, createdAt: now(), updatedAt: now() });
}
