import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { rosterStudent } from "#app/db/schema/institutes.ts";
import { institutePermissions } from "../../institute-permissions.ts";
import type { RosterFilter, RosterSort } from "../../roster-list.ts";
import { rosterMachine } from "../../roster-status.ts";
import { rosterFilter } from "./roster-filter.server.ts";

/**
 * Confirms everybody the list shows who is not confirmed yet: a class after its import. `expected` is the number
 * that stood on the button: another one means that the roll changed, and nothing is done.
 */
export async function confirmClass(
  actor: Actor,
  query: ListQuery<RosterFilter, RosterSort>,
  { expected, isCompared }: { readonly expected: number; readonly isCompared: boolean },
): Promise<number> {
  const instituteId = actor.instituteId ?? "";
  institutePermissions.assertCan(actor, "institute.change_roll", { instituteId });
  if (!isCompared) throw invalid({ "": ["Tick that you have compared them with your register."] });
  return inTransaction(async (tx) => {
    const to = next(rosterMachine, "listed", "confirm", actor);
    const moved = await tx
      .update(rosterStudent)
      .set({ status: to, updatedAt: now(), confirmedAt: now() })
      .where(and(rosterFilter(instituteId, query), eq(rosterStudent.status, "listed")))
      .returning({ id: rosterStudent.id });
    if (moved.length !== expected) {
      throw conflict("The roll changed meanwhile. Look at the number again, please.", "changed");
    }
    await writeAudit(tx, {
      chain: `institute:${instituteId}`,
      actor,
      event: "institute.class_confirmed",
      from: "listed",
      to,
      details: { count: moved.length, filters: query.filters, searched: query.search !== "" },
    });
    return moved.length;
  });
}
