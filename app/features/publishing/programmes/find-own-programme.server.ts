import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { givingPermissions } from "#app/features/giving/giving-permissions.ts";

export type ProgrammeRow = typeof programme.$inferSelect;
export type OwnProgrammeRow = ProgrammeRow & { scholarshipId: string };

/** A giver's programme that runs a scholarship; another's is not there (T13). With `tx` it is held. */
export async function findOwnProgramme(actor: Actor, id: string, tx?: Tx): Promise<OwnProgrammeRow> {
  if (!isId(id)) throw notFound();
  const found = (tx ?? database()).select().from(programme).where(eq(programme.id, id));
  const [row] = await (tx ? found.for("update") : found);
  if (!row?.organisationId) throw notFound();
  givingPermissions.assertCan(actor, "giving.manage_programme", row);
  if (!row.scholarshipId) throw notFound();
  return { ...row, scholarshipId: row.scholarshipId };
}
