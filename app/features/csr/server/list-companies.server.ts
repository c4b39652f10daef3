import { asc, eq } from "drizzle-orm";
import { systemActor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { csrCompany } from "#app/db/schema/csr.ts";
import { organisation } from "#app/db/schema/organisations.ts";

/** Every company with settings, and the actor that reads its books for the clock. */
export async function listCompanies() {
  const rows = await database()
    .select({
      organisationId: csrCompany.organisationId,
      frequency: csrCompany.reportFrequency,
      createdAt: csrCompany.createdAt,
      name: organisation.name,
    })
    .from(csrCompany)
    .innerJoin(organisation, eq(organisation.id, csrCompany.organisationId))
    .orderBy(asc(csrCompany.organisationId));
  return rows.map((row) => ({ ...row, actor: { ...systemActor, organisationId: row.organisationId } }));
}
