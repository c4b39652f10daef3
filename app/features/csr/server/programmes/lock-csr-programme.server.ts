import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { givingPermissions } from "#app/features/giving/giving-permissions.ts";

/** The company's own programme, held until the transaction ends; anybody else's does not exist (T13). */
export async function lockCsrProgramme(
  tx: Tx,
  actor: Actor,
  id: string,
  right: "giving.manage_programme" | "giving.book" = "giving.manage_programme",
) {
  if (!isId(id)) throw notFound();
  const [row] = await tx.select().from(programme).where(eq(programme.id, id)).for("update");
  if (!row?.organisationId) throw notFound();
  givingPermissions.assertCan(actor, right, row);
  return { ...row, organisationId: row.organisationId };
}
