import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { addEvent } from "../server/add-event.server.ts";
import type { ApplicationRow } from "../server/lists/application-row.server.ts";

/** The first time somebody who helps her writes into an application, it says so for ever: row, history, audit. */
export async function noteHelp(
  tx: Tx,
  actor: Actor,
  row: Pick<ApplicationRow, "id" | "helperId">,
): Promise<void> {
  if (!actor.helper || row.helperId === actor.helper.id) return;
  await tx.update(application).set({ helperId: actor.helper.id }).where(eq(application.id, row.id));
  await addEvent(tx, actor, row.id, { event: "helped" });
  await writeAudit(tx, { chain: `application:${row.id}`, actor, event: "application.helped" });
}
