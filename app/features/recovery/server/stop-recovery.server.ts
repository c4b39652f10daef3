import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { tellDesk } from "#app/features/notifications/server/tell-desk.server.ts";
import { recoveryNumber } from "../recovery-number.ts";
import { recoveryPermissions } from "../recovery-permissions.ts";
import { recoveryMachine } from "../recovery-status.ts";
import { tellAsker } from "./asking/tell-asker.server.ts";
import { recoveryRow } from "./recovery-row.server.ts";

const by = { own: "Who asked", stop: "Whoever was told at the old number or e-mail" } as const;

/** By the link of the warning, or by the asker's own. The desk hears of it at once. */
export async function stopRecovery(
  actor: Actor,
  door: "own" | "stop",
  key: string,
): Promise<"stopped" | "over"> {
  const { id } = await recoveryRow.reach(door, key);
  recoveryPermissions.assertCan(actor, "recovery.stop", { holdsLink: true });
  return inTransaction(async (tx) => {
    const row = await recoveryRow.lock(tx, id);
    if (row.status === "stopped") return "stopped";
    if (row.status !== "submitted" && row.status !== "waiting") return "over";
    const status = next(recoveryMachine, row.status, "stop", actor);
    await tx
      .update(recoveryRequest)
      .set({ status, endedAt: now(), revision: row.revision + 1 })
      .where(eq(recoveryRequest.id, id));
    await recoveryRow.note(tx, id, actor, by[door], "stopped it");
    await writeAudit(tx, {
      chain: `recovery:${id}`,
      actor,
      event: "recovery.stopped",
      from: row.status,
      to: status,
      details: { by: door === "own" ? "asker" : "owner" },
    });
    await tellDesk(
      tx,
      recoveryPermissions.right("recovery.decide"),
      {
        type: door === "stop" ? "warning" : "info",
        title: `${recoveryNumber(row)} was stopped`,
        message:
          door === "stop"
            ? "Whoever holds the old number or e-mail says that it was not them."
            : "Who asked found the SIM.",
        link: `/admin/recovery/${id}`,
        dedupeKey: `recovery:${id}:stopped`,
      },
      { kind: "recovery", id },
    );
    await tellAsker(tx, row, "ended");
    return "stopped";
  });
}
