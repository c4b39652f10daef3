import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { changeCsrProgramme } from "#app/features/csr/server/programmes/change-csr-programme.server.ts";
import { givingPermissions } from "#app/features/giving/giving-permissions.ts";
import { completeProgramme } from "#app/features/giving/server/programmes/complete-programme.server.ts";
import { moveAndTell } from "../server/move-and-tell.server.ts";

/** A programme that is over takes no more applications either: nobody may apply for money that nobody gives. */
export async function completeOwnProgramme(actor: Actor, id: string): Promise<void> {
  await inTransaction(async () => {
    const [fund] = isId(id) ? await database().select().from(programme).where(eq(programme.id, id)) : [];
    if (!fund) throw notFound();
    givingPermissions.assertCan(actor, "giving.manage_programme", fund);
    const [row] = fund.scholarshipId
      ? await database().select().from(scholarship).where(eq(scholarship.id, fund.scholarshipId))
      : [];
    if (row?.status === "active" || row?.status === "paused")
      await moveAndTell(actor, row.id, { event: "close" });
    if (actor.role === "csr") await changeCsrProgramme(actor, id, { what: "complete" });
    else await completeProgramme(actor, id);
  });
}
