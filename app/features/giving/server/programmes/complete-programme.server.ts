import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { readBalances } from "#app/features/ledger/server/read-balances.server.ts";
import { givingPermissions } from "../../giving-permissions.ts";
import { programmeMachine } from "../../programme-status.ts";

/** A donor closes its own programme; money that nobody was awarded yet would be left over, so it must be none. */
export async function completeProgramme(actor: Actor, id: string): Promise<void> {
  if (!isId(id)) throw notFound();
  await inTransaction(async (tx) => {
    const [row] = await tx.select().from(programme).where(eq(programme.id, id)).for("update");
    if (!row) throw notFound();
    givingPermissions.assertCan(actor, "giving.manage_programme", row);
    const status = next(programmeMachine, row.status, "complete", actor);
    if (((await readBalances("programme", [id])).get(id) ?? 0) > 0) {
      throw conflict("There is still money for new awards in this program.", "money_left");
    }
    await tx.update(programme).set({ status, updatedAt: now() }).where(eq(programme.id, id));
    await writeAudit(tx, {
      chain: `programme:${id}`,
      actor,
      event: "programme.complete",
      from: row.status,
      to: status,
    });
  });
}
