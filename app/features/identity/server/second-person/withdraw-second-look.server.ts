import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { secondLook } from "#app/db/schema/second-looks.ts";
import { secondLookMachine } from "../../staff/second-look-status.ts";

/** What somebody outside the desk asked for and wants no more. The caller has checked whose it is. */
export async function withdrawSecondLook(
  tx: Tx,
  actor: Actor,
  { kind, subject }: { readonly kind: string; readonly subject: string },
): Promise<void> {
  const [row] = await tx
    .select()
    .from(secondLook)
    .where(and(eq(secondLook.kind, kind), eq(secondLook.subject, subject), eq(secondLook.status, "waiting")))
    .for("update");
  if (!row) throw conflict("Nothing waits for the desk any more. Reload the page.", "wrong_state");
  const status = next(secondLookMachine, row.status, "withdraw", actor);
  await tx
    .update(secondLook)
    .set({ status, decidedBy: actor.userId, decidedAt: now(), payloadEncrypted: null })
    .where(eq(secondLook.id, row.id));
  await writeAudit(tx, {
    chain: `second_look:${row.id}`,
    actor,
    event: "second_look.withdraw",
    subject,
    from: row.status,
    to: status,
  });
}
