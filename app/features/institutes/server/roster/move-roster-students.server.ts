import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { badRequest, invalid } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { rosterStudent } from "#app/db/schema/institutes.ts";
import { institutePermissions } from "../../institute-permissions.ts";
import { rosterMachine } from "../../roster-status.ts";
import { rosterRow } from "./roster-row.server.ts";

const MOST = 200;

/** Confirms enrolments, or notes who has left: one, or those ticked on a page; all or none. Says how many. */
export async function moveRosterStudents(
  actor: Actor,
  ids: readonly string[],
  event: string,
): Promise<number> {
  const instituteId = actor.instituteId ?? "";
  institutePermissions.assertCan(actor, "institute.change_roll", { instituteId });
  const known = rosterMachine.eventNames.find((name) => name === event);
  const wanted = [...new Set(ids)].sort();
  if (!known) throw badRequest("There is no such button.");
  if (wanted.length === 0) throw invalid({ "": ["Tick the students first."] });
  if (wanted.length > MOST) throw invalid({ "": [`Tick at most ${MOST} at once.`] });
  return inTransaction(async (tx) => {
    let moved = 0;
    for (const id of wanted) {
      const row = await rosterRow.own(actor, id, tx);
      // Ticked together with one that is there already: nothing to do for it.
      if (wanted.length > 1 && !Object.hasOwn(rosterMachine.transitions[row.status], known)) continue;
      const to = next(rosterMachine, row.status, known, actor);
      await tx
        .update(rosterStudent)
        .set({ status: to, updatedAt: now(), confirmedAt: to === "confirmed" ? now() : row.confirmedAt })
        .where(eq(rosterStudent.id, id));
      await writeAudit(tx, {
        chain: `institute:${instituteId}`,
        actor,
        event: `institute.enrolment_${known}`,
        subject: `roster:${id}`,
        from: row.status,
        to,
      });
      moved += 1;
    }
    return moved;
  });
}
